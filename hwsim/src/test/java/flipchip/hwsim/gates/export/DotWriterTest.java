package flipchip.hwsim.gates.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import org.junit.jupiter.api.Test;

class DotWriterTest {
    @Test
    void gatesAreNodesScopesAreBoxes() throws IOException {
        NetlistBuilder n = new NetlistBuilder("small");
        Net a = n.input("a");
        Net y;
        try (var _ = n.scope("p", "part")) {
            y = n.name("y", n.and(a, Net.ONE));
        }
        n.output("out", n.not(y));
        StringBuilder out = new StringBuilder();
        DotWriter.write(n.build(), out);

        assertEquals("""
            digraph "small" {
                rankdir=LR;
                newrank=true;
                node [shape=box];
                "in a" [shape=cds];
                g1 [label="NOT"];
                subgraph cluster_1 {
                    label="p : part";
                    g0 [label="AND"];
                }
                "in a" -> g0 [label="a"];
                g0 -> g1 [label="p.y"];
                "out out" [shape=cds];
                g1 -> "out out" [label="n4"];
            }
            """, out.toString());
    }
}
