package flipchip.hwsim.gates.lanes;

/// A vector operation; the last seven do the work of two gates in one ternary instruction.
enum Operation {
    NOT,
    AND,
    OR,
    XOR,
    /// a selects between b (low) and c (high).
    MUX,
    /// (a and b) or c.
    AND_OR,
    /// (a or b) and c.
    OR_AND,
    AND_AND,
    OR_OR,
    XOR_XOR,
    /// a without b.
    AND_NOT,
    /// a or not b.
    OR_NOT
}
