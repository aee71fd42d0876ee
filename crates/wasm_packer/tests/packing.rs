//! What is packed comes out again; what is damaged does not, and harms nothing.

use std::borrow::Cow;

use wasm_encoder::{
    BlockType, CodeSection, DataCountSection, DataSection, ExportKind, ExportSection, Function,
    FunctionSection, HeapType, Instruction, MemArg, Module, RefType, TypeSection, ValType,
};
use wasm_packer::{NotPacked, Packed, pack};

/// A module whose functions are of no use, but have instructions of every form.
fn module() -> Vec<u8> {
    of([every_form(), long(), calls(), Function::new([])])
}

/// A module of some functions, to which their last instruction is added.
fn of<const N: usize>(bodies: [Function; N]) -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([], []);
    types.ty().function([ValType::I32, ValType::I64], [ValType::F64]);
    let mut functions = FunctionSection::new();
    let mut code = CodeSection::new();
    for mut function in bodies {
        functions.function(0);
        function.instruction(&Instruction::End);
        code.function(&function);
    }
    let mut exports = ExportSection::new();
    exports.export("first", ExportKind::Func, 0);
    let mut data = DataSection::new();
    data.passive(*b"what follows the code stays as it is");
    let mut module = Module::new();
    module.section(&types).section(&functions).section(&exports);
    module.section(&DataCountSection { count: 1 }).section(&code).section(&data);
    module.finish()
}

fn every_form() -> Function {
    let at = |offset| MemArg { offset, align: 2, memory_index: 0 };
    let mut function = Function::new([(3, ValType::I32), (200, ValType::F32), (1, ValType::I64)]);
    for instruction in [
        Instruction::Block(BlockType::Empty),
        Instruction::Loop(BlockType::Result(ValType::I32)),
        Instruction::If(BlockType::FunctionType(1)),
        Instruction::Else,
        Instruction::BrTable(Cow::Borrowed(&[0, 1, 300]), 2),
        Instruction::End,
        Instruction::BrIf(1),
        Instruction::End,
        Instruction::End,
        Instruction::LocalGet(0),
        Instruction::LocalSet(130),
        Instruction::LocalTee(1),
        Instruction::GlobalGet(0),
        Instruction::GlobalSet(1),
        Instruction::TableGet(0),
        Instruction::TableSet(1),
        Instruction::I32Load(at(8)),
        Instruction::I64Store32(at(100_000)),
        Instruction::MemorySize(0),
        Instruction::MemoryGrow(0),
        Instruction::MemoryCopy { src_mem: 0, dst_mem: 0 },
        Instruction::MemoryFill(0),
        Instruction::MemoryInit { mem: 0, data_index: 0 },
        Instruction::DataDrop(0),
        Instruction::TableCopy { src_table: 0, dst_table: 1 },
        Instruction::TableGrow(0),
        Instruction::I32TruncSatF64S,
        Instruction::I64Const(i64::MIN),
        Instruction::F32Const(0.5_f32.into()),
        Instruction::F64Const((-1.0_f64).into()),
        Instruction::Select,
        Instruction::TypedSelect(ValType::I64),
        Instruction::RefNull(HeapType::FUNC),
        Instruction::RefFunc(2),
        Instruction::TypedSelect(ValType::Ref(RefType::FUNCREF)),
        Instruction::I32Extend8S,
        Instruction::Return,
    ] {
        function.instruction(&instruction);
    }
    function
}

/// A body whose length takes three bytes.
fn long() -> Function {
    let mut function = Function::new([]);
    for nth in 0..10_000 {
        function.instruction(&Instruction::I32Const(nth - 5_000)).instruction(&Instruction::I32Add);
    }
    function
}

/// Calls through a table: of the same elements again, of some that are not remembered, of one that is no constant.
fn calls() -> Function {
    let call = Instruction::CallIndirect { type_index: 1, table_index: 0 };
    let mut function = Function::new([]);
    for element in [7, 300, 7, 300, i32::MAX, i32::MAX, -1] {
        function.instruction(&Instruction::I32Const(element)).instruction(&call);
    }
    function.instruction(&Instruction::I32Const(7)).instruction(&Instruction::I32Eqz);
    function.instruction(&call).instruction(&Instruction::Call(3));
    function
}

fn unpacked(packed: &[u8]) -> Option<Vec<u8>> {
    let packed = Packed::read(packed)?;
    let mut module = vec![0; packed.module_len()?];
    packed.unpack(&mut module)?;
    Some(module)
}

#[test]
fn a_module_comes_out_as_it_was() {
    let module = module();
    let packed = pack(&module).expect("a module of known forms");
    assert_ne!(packed, module);
    assert_eq!(unpacked(&packed), Some(module));
}

#[test]
fn a_module_that_is_cut_short_does_not_come_out() {
    let packed = pack(&of([every_form(), calls()])).expect("a module of known forms");
    // What follows the code is a section that ends where the file ends.
    let end_of_code = packed.windows(4).rposition(|it| it == b"what").expect("the data");
    for len in 0..end_of_code - 5 {
        assert_eq!(unpacked(&packed[..len]), None, "{len} bytes");
    }
}

#[test]
fn a_damaged_module_harms_nothing() {
    let whole = of([every_form(), calls()]);
    let packed = pack(&whole).expect("a module of known forms");
    let mut n_noticed = 0;
    for at in 0..packed.len() {
        let mut damaged = packed.clone();
        damaged[at] ^= 0x81;
        // A length of gigabytes is refused as the page refuses it, which has no such memory.
        let len = Packed::read(&damaged).and_then(|it| it.module_len());
        let is_possible = len.is_some_and(|it| it < 10 * whole.len());
        n_noticed += usize::from(!is_possible || unpacked(&damaged).as_deref() != Some(&whole));
    }
    assert_eq!(n_noticed, packed.len());
}

#[test]
fn what_is_no_packed_module_is_told_apart() {
    for bytes in [b"".as_slice(), b"<!doctype html><title>Not found</title>", &module()] {
        assert_eq!(unpacked(bytes), None);
    }
}

#[test]
fn what_the_walk_does_not_know_is_not_packed() {
    assert_eq!(pack(b"\0asm\x01\0\0\0"), Err(NotPacked::Code));
    // An element that has two types.
    let mut function = Function::new([]);
    for type_index in [0, 1] {
        function.instruction(&Instruction::I32Const(7));
        function.instruction(&Instruction::CallIndirect { type_index, table_index: 0 });
    }
    assert_eq!(pack(&of([function])), Err(NotPacked::Code));
    // A length that is written longer than it need be.
    let long = b"\0asm\x01\0\0\0\x0a\x05\x01\x82\x00\x00\x0b";
    assert_eq!(pack(long), Err(NotPacked::Other));
}
