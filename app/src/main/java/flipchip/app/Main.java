package flipchip.app;

/// Entry of the program. Not an `Application`, so that checks run before the toolkit starts.
public final class Main {
    private Main() {}

    static void main(String[] args) {
        System.exit(args.length);
    }
}
