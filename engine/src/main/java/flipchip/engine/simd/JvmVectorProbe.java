package flipchip.engine.simd;

import java.lang.management.ManagementFactory;
import java.util.OptionalLong;
import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.ThreadMXBean;

/// What this virtual machine says of itself. A class of its own: loading it takes some 20 ms.
final class JvmVectorProbe {
    static final HeapWatch.Counters COUNTERS = new Live();

    private JvmVectorProbe() {}

    /// Whether the compiler knows vectors; true where the machine does not say.
    static boolean compilesVectors() {
        HotSpotDiagnosticMXBean machine = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        try {
            return machine == null
                    || Boolean.parseBoolean(machine.getVMOption("EnableVectorSupport").getValue());
        } catch (IllegalArgumentException e) {
            return true;                  // another virtual machine, without this option
        }
    }

    private static final class Live implements HeapWatch.Counters {
        private final java.lang.management.ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        private final boolean compiled = JvmVectorProbe.compilesVectors();

        @Override
        public boolean compilesVectors() {
            return compiled || !Kernels.vectors();
        }

        @Override
        public OptionalLong bytes() {
            return Kernels.vectors() && threads instanceof ThreadMXBean counted
                    && counted.isThreadAllocatedMemorySupported() && counted.isThreadAllocatedMemoryEnabled()
                    && counted.isCurrentThreadCpuTimeSupported()
                        ? OptionalLong.of(counted.getCurrentThreadAllocatedBytes())
                        : OptionalLong.empty();
        }

        @Override
        public long nanos() {
            return threads.getCurrentThreadCpuTime();
        }

        @Override
        public void giveUp(String why) {
            Kernels.giveUpVectors(why);
        }
    }
}
