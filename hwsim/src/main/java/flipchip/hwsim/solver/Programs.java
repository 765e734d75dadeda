package flipchip.hwsim.solver;

import java.util.Map;

/// The programs of the forms that search in software. Both are ours: document 000 names the arrangements only.
final class Programs {
    private Programs() {}

    /// A 32-bit processor with 32 registers, one clock an instruction, two for a load and for a taken branch. Checker,
    /// flipper, selector and counters are registers in its address space. Two registers hold 64 squares: `own` is
    /// own0 and own1. A stack word is 32 bits; a node is nine of them.
    static final Listing PROCESSOR = Listing.parse(Map.ofEntries(Map.entry("ld", 2), Map.entry("st", 1),
        Map.entry("mov", 1), Map.entry("li", 1), Map.entry("or", 1), Map.entry("and", 1), Map.entry("xor", 1),
        Map.entry("sll", 1), Map.entry("srl", 1), Map.entry("add", 1), Map.entry("sub", 1), Map.entry("nop", 1),
        Map.entry("b", 1), Map.entry("b+", 2), Map.entry("jmp", 2)), """
        START:
            ld   black0, host.black          ; the host's words, 32 bits at a time
            ld   black1, host.black+4
            ld   white0, host.white
            ld   white1, host.white+4
            ld   color, host.control
            and  color, color, 1
            li   alpha, -127
            li   beta, 127
            li   sp, stack
            li   line0, none
            li   line1, none
            li   retvalid, 0
            li   fresh, 1
            st   checker.black0, black0
            st   checker.black1, black1
            st   checker.white0, white0
            st   checker.white1, white1
            st   checker.color, color
            nop                              ; the checker is one clock deep
            ld   moves0, checker.moves0
            ld   moves1, checker.moves1
        COMPARE:
            b    retvalid = 0, decide        ; a value has come back
            b    color, minimum
            b    ret <= alpha, decide        ; longest path: it is better
            mov  alpha, ret
            srl  line0, retline0, 6          ; line = move, child's line
            sll  t, retline1, 26
            or   line0, line0, t
            srl  line1, retline1, 6
            sll  t, move, 16
            or   line1, line1, t
            li   retvalid, 0
            or   t, moves0, moves1
        TREE:
            b    t = 0, nomoves
            b    beta <= alpha, cutoff
            st   selector.moves0, moves0
            st   selector.moves1, moves1
            nop
            ld   move, selector.square
            ld   moves0, selector.rest0
            ld   moves1, selector.rest1
            st   flipper.black0, black0
            st   flipper.black1, black1
            st   flipper.white0, white0
            st   flipper.white1, white1
            st   flipper.color, color
            st   flipper.square, move        ; starts it: 3 clocks out, 3 back, 1 to merge
            st   sp[0], black0               ; the push fills its time
            st   sp[4], black1
            st   sp[8], white0
            st   sp[12], white1
            st   sp[16], moves0
            st   sp[20], moves1
            sll  t, alpha, 24                ; window, move and colour in one word
            sll  u, beta, 16
            or   t, t, u
            sll  u, move, 8
            or   t, t, u
            or   t, t, color
            st   sp[24], t
            st   sp[28], line0
            st   sp[32], line1
            add  sp, sp, 36
            ld   black0, flipper.black0
            ld   black1, flipper.black1
            ld   white0, flipper.white0
            ld   white1, flipper.white1
            xor  color, color, 1
            st   checker.black0, black0
            st   checker.black1, black1
            st   checker.white0, white0
            st   checker.white1, white1
            st   checker.color, color
            li   line0, none
            li   line1, none
            li   fresh, 1
            ld   moves0, checker.moves0
            ld   moves1, checker.moves1
            ld   t, count.tree
            add  t, t, 1
            st   count.tree, t
            jmp  compare
        LEAF:
            b+   t = 0, nomoves
            b    fresh = 0, ended
            ld   t, checker.other            ; neither side has a move
            b    t, pass
            ld   t, counter.black
            ld   u, counter.white
            sub  ret, t, u
            li   retline0, none
            li   retline1, none
            ld   t, count.leaf
            add  t, t, 1
            st   count.leaf, t
            b    sp = stack, end
            sub  sp, sp, 36                  ; pop
            ld   black0, sp[0]
            ld   black1, sp[4]
            ld   white0, sp[8]
            ld   white1, sp[12]
            ld   moves0, sp[16]
            ld   moves1, sp[20]
            ld   t, sp[24]
            ld   line0, sp[28]
            ld   line1, sp[32]
            and  color, t, 1
            srl  move, t, 8
            and  move, move, 63
            sll  beta, t, 8
            srl  beta, beta, 24
            srl  alpha, t, 24
            li   fresh, 0
            li   retvalid, 1
            jmp  compare
        ENDED:
            b+   t = 0, nomoves
            b+   fresh = 0, ended
            mov  ret, alpha                  ; the smaller end for Black, the greater for White
            b    color, greater
            b    alpha <= beta, leave
            mov  ret, beta
            mov  retline0, line0
            mov  retline1, line1
            ld   t, count.ended
            add  t, t, 1
            st   count.ended, t
            b    sp = stack, end
            sub  sp, sp, 36                  ; pop, as a leaf
            ld   black0, sp[0]
            ld   black1, sp[4]
            ld   white0, sp[8]
            ld   white1, sp[12]
            ld   moves0, sp[16]
            ld   moves1, sp[20]
            ld   t, sp[24]
            ld   line0, sp[28]
            ld   line1, sp[32]
            and  color, t, 1
            srl  move, t, 8
            and  move, move, 63
            sll  beta, t, 8
            srl  beta, beta, 24
            srl  alpha, t, 24
            li   fresh, 0
            li   retvalid, 1
            jmp  compare
        PASS:
            b+   t = 0, nomoves
            b    fresh = 0, ended
            ld   t, checker.other
            b+   t, pass                     ; the other side has a move
            st   sp[0], black0
            st   sp[4], black1
            st   sp[8], white0
            st   sp[12], white1
            st   sp[16], moves0
            st   sp[20], moves1
            li   move, 27                    ; d4 stands for a pass
            sll  t, alpha, 24
            sll  u, beta, 16
            or   t, t, u
            sll  u, move, 8
            or   t, t, u
            or   t, t, color
            st   sp[24], t
            st   sp[28], line0
            st   sp[32], line1
            add  sp, sp, 36
            xor  color, color, 1
            st   checker.color, color
            li   line0, none
            li   line1, none
            li   fresh, 1
            ld   moves0, checker.moves0
            ld   moves1, checker.moves1
            ld   t, count.pass
            add  t, t, 1
            st   count.pass, t
            jmp  compare
        CUTOFF:
            b    t = 0, nomoves
            b+   beta <= alpha, cutoff
            li   moves0, 0
            li   moves1, 0
            ld   t, count.cutoff
            add  t, t, 1
            st   count.cutoff, t
            jmp  compare
        END:
            sll  t, ret, 22                  ; score above 54 bits of line
            or   t, t, retline1
            st   host.result, retline0
            st   host.result+4, t
            li   t, 0
            st   host.control, t
        """);

    /// A host computer that keeps tree, window and line, and asks the circuits behind a bus of 64 bits: six clocks a
    /// word (request, address, three of turn-round, data); its own work runs meanwhile and costs what is listed.
    static final Listing COPROCESSOR = Listing.parse(Map.of("out", 6, "in", 6, "host", 1), """
        START:
            host read the position
            host clear stack and window
            out  checker.black
            out  checker.white
            out  checker.color               ; starts it
            in   checker.moves
        COMPARE:
            host compare ret with the window
            host store window and line
            host decide
        TREE:
            out  selector.moves
            in   selector.square
            in   selector.rest
            host push the node
            out  flipper.black
            out  flipper.white
            out  flipper.square+color        ; starts it
            in   flipper.status              ; not yet
            in   flipper.status              ; done
            in   flipper.black
            in   flipper.white
            out  checker.black
            out  checker.white
            out  checker.color
            in   checker.moves
            host count the visit
        LEAF:
            out  checker.color               ; the other side, on the board that the checker has
            in   checker.moves               ; none
            out  counter.black
            out  counter.white
            in   counter.counts
            host subtract
            host pop
            host count the visit
        ENDED:
            host choose the value
            host pop
            host count the visit
        PASS:
            out  checker.color               ; the other side
            in   checker.moves               ; some
            host push the node
            host count the visit
        CUTOFF:
            host clear the moves
            host count the visit
        END:
            host write score and line
        """);
}
