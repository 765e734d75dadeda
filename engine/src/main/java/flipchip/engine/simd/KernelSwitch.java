package flipchip.engine.simd;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;

/// The back end that runs now. It changes at most once, from vectors to longs; compiled code takes it for a
/// constant and is made again when it changes.
final class KernelSwitch {
    private final MutableCallSite kernel;
    private final KernelFallback news;
    private volatile KernelChoice choice;

    KernelSwitch(KernelChoice choice, KernelFallback news) {
        this.news = news;
        this.choice = choice;
        kernel = new MutableCallSite(MethodHandles.constant(BoardKernel.class, choice.kernel()));
    }

    /// Answers the [BoardKernel] that runs now.
    MethodHandle kernel() {
        return kernel.dynamicInvoker();
    }

    KernelChoice choice() {
        return choice;
    }

    /// From now on everything is done on longs.
    synchronized void giveUpVectors(String why) {
        if (!choice.vectors()) {
            return;
        }
        choice = KernelChoice.scalar(why);
        kernel.setTarget(MethodHandles.constant(BoardKernel.class, choice.kernel()));
        MutableCallSite.syncAll(new MutableCallSite[] {kernel});
        news.say(choice.reason());
    }
}
