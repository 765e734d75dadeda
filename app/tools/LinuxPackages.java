import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Makes the packages for Linux out of the program's folder: `.tar.gz`, and where their tools are installed
/// `.deb` and `.rpm`. Says on standard error what it leaves out.
///
/// `java LinuxPackages.java IMAGE DESCRIPTIONS MANUAL LICENCE VERSION TIME`, with IMAGE the program's folder,
/// beside which the packages are put and above which the list of parts lies (`bom.json`); DESCRIPTIONS the
/// folder with icon, desktop entry and so on; MANUAL the folder that `Manual.java` wrote; TIME that of the
/// build in ISO form, which all files get.
final class LinuxPackages {
    private final Path image;
    private final Path descriptions;
    private final Path manual;
    private final Path licence;
    private final String version;
    private final OffsetDateTime time;
    private final Path out;
    private final Path tree;

    private LinuxPackages(String... args) {
        image = Path.of(args[0]).toAbsolutePath();
        descriptions = Path.of(args[1]);
        manual = Path.of(args[2]);
        licence = Path.of(args[3]);
        version = args[4].replace("-SNAPSHOT", "~snapshot");
        time = OffsetDateTime.parse(args[5]);
        out = image.getParent();
        tree = out.resolveSibling("linux-tree");
    }

    static void main(String[] args) throws IOException, InterruptedException {
        if (args.length != 6) {
            throw new IllegalArgumentException(
                "usage: java LinuxPackages.java IMAGE DESCRIPTIONS MANUAL LICENCE VERSION TIME");
        }
        if (System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux")) {
            new LinuxPackages(args).makeAll();
        }
    }

    private void makeAll() throws IOException, InterruptedException {
        run(out, "chmod", "-R", "u=rwX,go=rX", image.toString());
        describeFolder();
        tar();
        boolean deb = installed("dpkg-deb");
        boolean rpm = installed("rpmbuild");
        if (deb || rpm) {
            plant();
        }
        if (rpm) {
            rpm();
        }
        if (deb) {
            deb();
        }
        if (Files.exists(tree)) {
            run(out, "rm", "-rf", tree.toString());
        }
        if (!deb || !rpm) {
            System.err
                .println("Without " + (deb ? "" : "a .deb (needs dpkg-deb)") + (deb || rpm ? "" : " and ")
                    + (rpm ? "" : "an .rpm (needs rpmbuild, Debian's package rpm)"));
        }
    }

    private static boolean installed(String tool) {
        return Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, tool)));
    }

    /// Manual page, completion, icon and desktop entry, for those who install the folder by hand.
    private void describeFolder() throws IOException {
        Path share = Files.createDirectories(image.resolve("share"));
        copy(manual.resolve("flipchip.1"), share.resolve("flipchip.1"));
        copy(manual.resolve("flipchip.bash"), share.resolve("flipchip.bash"));
        copy(descriptions.resolve("flipchip.desktop"), share.resolve("flipchip.desktop"));
        copy(descriptions.resolve("flipchip.svg"), share.resolve("flipchip.svg"));
        copy(out.resolveSibling("bom.json"), share.resolve("bom.json"));
        copy(licence, image.resolve("LICENSE"));
        Files.deleteIfExists(image.resolve("lib/flipchip.png"));              // jpackage's own picture
    }

    private void tar() throws IOException, InterruptedException {
        String name = "flipchip-" + version + "-linux-" + architecture("x64") + ".tar.gz";
        run(out, "tar", "--sort=name", "--owner=0", "--group=0", "--numeric-owner",
            "--mtime=@" + time.toEpochSecond(), "--use-compress-program=gzip -6n", "-cf", name,
            image.getFileName().toString());
    }

    /// Lays out the files as they are installed. The program's folder is linked, not copied.
    private void plant() throws IOException, InterruptedException {
        if (Files.exists(tree)) {
            run(out, "rm", "-rf", tree.toString());
        }
        Path share = tree.resolve("usr/share");
        Files.createDirectories(tree.resolve("usr/lib"));
        run(out, "cp", "-al", image.toString(), tree.resolve("usr/lib/flipchip").toString());
        run(out, "rm", "-r", tree.resolve("usr/lib/flipchip/share").toString());
        Files.delete(tree.resolve("usr/lib/flipchip/LICENSE"));
        Files.createDirectories(tree.resolve("usr/bin"));
        Files.createSymbolicLink(tree.resolve("usr/bin/flipchip"), Path.of("../lib/flipchip/bin/flipchip"));
        copy(descriptions.resolve("flipchip.desktop"), share.resolve("applications/flipchip.desktop"));
        copy(descriptions.resolve("flipchip-mime.xml"), share.resolve("mime/packages/flipchip.xml"));
        fill("flipchip.metainfo.xml", share.resolve("metainfo/flipchip.metainfo.xml"), "");
        copy(descriptions.resolve("flipchip.svg"), share.resolve("icons/hicolor/scalable/apps/flipchip.svg"));
        for (int size : new int[] {48, 128, 256}) {
            copy(descriptions.resolve("flipchip-" + size + ".png"),
                share.resolve("icons/hicolor/" + size + "x" + size + "/apps/flipchip.png"));
        }
        copy(manual.resolve("flipchip.bash"), share.resolve("bash-completion/completions/flipchip"));
        pack(Files.readString(manual.resolve("flipchip.1")), share.resolve("man/man1/flipchip.1.gz"));
        copy(descriptions.resolve("copyright"), share.resolve("doc/flipchip/copyright"));
        copy(out.resolveSibling("bom.json"), share.resolve("doc/flipchip/bom.json"));
        pack("flipchip (" + version + ") unstable; urgency=low\n\n  * See README.md.\n\n -- The Flipchip "
            + "authors <flipchip@localhost.localdomain>  "
            + DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss xx", Locale.ROOT).format(time) + "\n",
            share.resolve("doc/flipchip/changelog.gz"));
        run(out, "chmod", "-R", "u=rwX,go=rX", tree.toString());
    }

    private void rpm() throws IOException, InterruptedException {
        Path work = out.resolveSibling("rpm");
        fill("flipchip.spec", work.resolve("flipchip.spec"), "");
        run(out, "rpmbuild", "-bb", "--quiet", "--define", "_topdir " + work, "--define", "_rpmdir " + out,
            "--define", "_build_name_fmt flipchip-" + version + "-1.%{ARCH}.rpm", "--define",
            "buildroot " + tree, "--define", "_buildhost localhost", "--define",
            "use_source_date_epoch_as_buildtime 1", "--noclean", "--buildroot", tree.toString(),
            work.resolve("flipchip.spec").toString());
    }

    private void deb() throws IOException, InterruptedException {
        long kilobytes;
        try (Stream<Path> files = Files.walk(tree)) {
            kilobytes =
                files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length() / 1024 + 1).sum();
        }
        copy(descriptions.resolve("lintian-overrides"), tree.resolve("usr/share/lintian/overrides/flipchip"));
        Files.createDirectories(tree.resolve("DEBIAN"));
        Files.writeString(tree.resolve("DEBIAN/md5sums"), sums());
        fill("control", tree.resolve("DEBIAN/control"), String.valueOf(kilobytes));
        run(out, "chmod", "-R", "u=rwX,go=rX", tree.toString());
        run(out, "dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", tree.toString(),
            "flipchip_" + version + "_" + architecture("amd64") + ".deb");
    }

    private String sums() throws IOException {
        try (Stream<Path> files = Files.walk(tree)) {
            return files
                .filter(file -> Files.isRegularFile(file) && !Files.isSymbolicLink(file)
                        && !file.startsWith(tree.resolve("DEBIAN")))
                .sorted().map(file -> sum(file) + "  " + tree.relativize(file) + "\n")
                .collect(Collectors.joining());
        }
    }

    private static String sum(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            MessageDigest digest = MessageDigest.getInstance("MD5");
            byte[] block = new byte[1 << 16];
            for (int read = in.read(block); read > 0; read = in.read(block)) {
                digest.update(block, 0, read);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The processor's name, which for Intel's differs from one kind of package to the other.
    private static String architecture(String intel) {
        return switch (System.getProperty("os.arch")) {
            case "amd64" -> intel;
            case "aarch64" -> "arm64";
            case String other -> other;
        };
    }

    /// Copies one of the descriptions with what only the build knows.
    private void fill(String name, Path to, String size) throws IOException {
        Files.createDirectories(to.getParent());
        Files.writeString(to,
            Files.readString(descriptions.resolve(name)).replace("@VERSION@", version)
                .replace("@DATE@", time.toLocalDate().toString()).replace("@SIZE@", size)
                .replace("@ARCH@", architecture("amd64")));
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.deleteIfExists(to);
        Files.copy(from, to);
    }

    /// Compressed as policy wants it.
    private void pack(String text, Path to) throws IOException, InterruptedException {
        Files.createDirectories(to.getParent());
        Path plain = to.resolveSibling(to.getFileName().toString().replace(".gz", ""));
        Files.writeString(plain, text);
        run(out, "gzip", "-9nf", plain.toString());
    }

    private void run(Path folder, String... command) throws IOException, InterruptedException {
        ProcessBuilder builder =
            new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("SOURCE_DATE_EPOCH", String.valueOf(time.toEpochSecond()));
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + " failed:\n" + said);
        }
    }
}
