package flipchip.hwsim.gates.export;

import java.util.HashSet;
import java.util.Set;

/// An allocator of legal, distinct names in one name space of a written file: the nets of a module, or the
/// modules.
///
/// The same requests in the same order always give the same names.
/// Thread: owner
public final class Identifiers {

    /// The form of a name such as `d4.remB[S]`, which is not a legal identifier of SystemVerilog.
    public enum Style {
        /// `d4_remB_S`: every run of other characters becomes one `_`.
        PLAIN,
        /// `\d4.remB[S] `: kept, written as an escaped identifier (IEEE Std 1800-2017, 5.6.1).
        ESCAPED
    }

    /// IEEE Std 1800-2017, annex B, and the built-in classes of annex G, which Verilator takes for types.
    private static final Set<String> KEYWORDS = Set.of("""
        accept_on alias always always_comb always_ff always_latch and assert assign assume automatic before
        begin bind bins binsof bit break buf bufif0 bufif1 byte case casex casez cell chandle checker class
        clocking cmos config const constraint context continue cover covergroup coverpoint cross deassign
        default defparam design disable dist do edge else end endcase endchecker endclass endclocking
        endconfig endfunction endgenerate endgroup endinterface endmodule endpackage endprimitive endprogram
        endproperty endsequence endspecify endtable endtask enum event eventually expect export extends
        extern final first_match for force foreach forever fork forkjoin function generate genvar global
        highz0 highz1 if iff ifnone ignore_bins illegal_bins implements implies import incdir include
        initial inout input inside instance int integer interconnect interface intersect join join_any
        join_none large let liblist library local localparam logic longint macromodule matches medium
        modport module nand negedge nettype new nexttime nmos nor noshowcancelled not notif0 notif1 null or
        output package packed parameter pmos posedge primitive priority program property protected pull0
        pull1 pulldown pullup pulsestyle_ondetect pulsestyle_onevent pure rand randc randcase randsequence
        rcmos real realtime ref reg reject_on release repeat restrict return rnmos rpmos rtran rtranif0
        rtranif1 s_always s_eventually s_nexttime s_until s_until_with scalared sequence shortint shortreal
        showcancelled signed small soft solve specify specparam static string strong strong0 strong1 struct
        super supply0 supply1 sync_accept_on sync_reject_on table tagged task this throughout time
        timeprecision timeunit tran tranif0 tranif1 tri tri0 tri1 triand trior trireg type typedef union
        unique unique0 unsigned until until_with untyped use uwire var vectored virtual void wait wait_order
        wand weak weak0 weak1 while wildcard wire with within wor xnor xor
        mailbox process semaphore""".split("\\s+"));

    private final Style style;
    private final Set<String> taken = new HashSet<>();

    public Identifiers(Style style) {
        this.style = style;
    }

    /// A legal name as like `wanted` as the style allows; `_2`, `_3`, ... is added if it is taken already.
    public String of(String wanted) {
        String base = style == Style.ESCAPED ? printable(wanted) : plain(wanted);
        String name = base;
        for (int copy = 2; !taken.add(name); copy++) {
            name = base + "_" + copy;
        }
        return isSimple(name) ? name : "\\" + name + " ";
    }

    /// `wanted` as a simple identifier, without regard to other names.
    public static String plain(String wanted) {
        String name = wanted.replaceAll("[^A-Za-z0-9_]+", "_");
        if (name.length() > 1 && name.endsWith("_") && !wanted.endsWith("_")) {
            name = name.substring(0, name.length() - 1);
        }
        if (name.isEmpty() || Character.isDigit(name.charAt(0))) {
            name = "n" + name;
        }
        return KEYWORDS.contains(name) ? name + "_" : name;
    }

    private static String printable(String wanted) {
        return wanted.isEmpty() ? "n" : wanted.replaceAll("[^!-~]", "_");
    }

    private static boolean isSimple(String name) {
        return name.matches("[A-Za-z_][A-Za-z0-9_]*") && !KEYWORDS.contains(name);
    }
}
