package flipchip.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import java.util.Arrays;
import java.util.Set;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/// The walls of the house, as rules over compiled classes under one root package.
enum HouseRules {
    NO_PACKAGE_CIRCLES {
        @Override
        ArchRule under(String root) {
            return slices().assignedFrom(packagesOf(root)).should().beFreeOfCycles();
        }
    },
    IMPORTS_ARE_LISTED {
        @Override
        ArchRule under(String root) {
            return classes().should(importOnlyWhatTheTableLists(root));
        }
    },
    JAVAFX_ONLY_IN_APP {
        @Override
        ArchRule under(String root) {
            return noClasses().that().resideOutsideOfPackage(root + ".app..").should().dependOnClassesThat()
                .resideInAnyPackage("javafx..", "com.sun.javafx..", "org.controlsfx..", "atlantafx..",
                    "org.kordamp..");
        }
    },
    /// The page draws with them, too.
    PICTURES_KNOW_NO_TOOLKIT {
        @Override
        ArchRule under(String root) {
            return noClasses().that().haveSimpleNameEndingWith("Painter").or()
                .haveFullyQualifiedName(root + ".app.kit.draw.Pen").should().transitivelyDependOnClassesThat()
                .resideInAPackage("javafx..");
        }
    },
    NOBODY_IMPORTS_THE_LAB {
        @Override
        ArchRule under(String root) {
            return noClasses().that().resideOutsideOfPackage(root + ".lab..").should().dependOnClassesThat()
                .resideInAPackage(root + ".lab..");
        }
    },
    NOBODY_IMPORTS_THE_PAGE {
        @Override
        ArchRule under(String root) {
            return noClasses().that().resideOutsideOfPackage(root + ".web..").should().dependOnClassesThat()
                .resideInAPackage(root + ".web..");
        }
    },
    CIRCUITS_AS_DATA_KNOW_NO_OTHELLO {
        @Override
        ArchRule under(String root) {
            String generic = root + ".hwsim.gates..";
            DescribedPredicate<JavaClass> ours = JavaClass.Predicates.resideInAPackage(root + "..")
                .and(DescribedPredicate.not(JavaClass.Predicates.resideInAnyPackage(generic)));
            return noClasses().that().resideInAnyPackage(generic).should()
                .dependOnClassesThat(ours.as("know the rest of the program"));
        }
    },
    ONLY_THE_COMMAND_LINE_PRINTS {
        @Override
        ArchRule under(String root) {
            return noClasses().that().resideOutsideOfPackage(root + ".app.cli..").and()
                .doNotHaveFullyQualifiedName(root + ".app.Main").and()
                .doNotHaveFullyQualifiedName(root + ".lab.LabMain").should().accessTargetWhere(prints());
        }
    },
    FILES_ARE_WRITTEN_WHOLE {
        @Override
        ArchRule under(String root) {
            return noClasses().that().resideOutsideOfPackage(root + ".engine.io..")
                // mapped into memory
                .and().doNotHaveFullyQualifiedName(root + ".app.files.session.JournalSlot")
                // a log, read while it grows
                .and().doNotHaveFullyQualifiedName(root + ".app.start.FrameLog")
                // an empty file to lock
                .and().doNotHaveFullyQualifiedName(root + ".app.files.session.SessionJournal").should()
                .accessTargetWhere(writesAFile());
        }
    },
    NO_FORMAT_WITHOUT_A_LOCALE {
        @Override
        ArchRule under(String root) {
            return noClasses().should().accessTargetWhere(formatsAsTheDesktopDoes());
        }
    },
    VECTORS_ONLY_IN_SIMD {
        @Override
        ArchRule under(String root) {
            return noClasses().that()
                .resideOutsideOfPackages(root + ".engine.simd..", root + ".hwsim.gates.lanes..").should()
                .dependOnClassesThat().resideInAPackage("jdk.incubator.vector..");
        }
    },
    NO_THREADS_IN_THE_SEARCH {
        @Override
        ArchRule under(String root) {
            return noClasses().that()
                .resideInAnyPackage(root + ".engine.board..", root + ".engine.table..",
                    root + ".engine.limit..", root + ".engine.eval..", root + ".engine.endgame..",
                    root + ".engine.search..")
                .should()
                .dependOnClassesThat(JavaClass.Predicates.assignableTo(Thread.class).or(JavaClass.Predicates
                    .resideInAnyPackage("java.util.concurrent", "java.util.concurrent.locks")));
        }
    },
    NO_MUTABLE_STATICS {
        @Override
        ArchRule under(String root) {
            return fields().that().areStatic().should(neverChange());
        }
    };

    /// Types whose objects change although the field that holds them is final.
    private static final Set<String> CHANGING = Set.of("java.lang.StringBuilder", "java.util.ArrayList",
        "java.util.HashMap", "java.util.HashSet", "java.util.TreeMap", "java.util.ArrayDeque",
        "java.util.Random", "java.util.SplittableRandom", "java.util.BitSet");

    /// The rule for classes of `root` and its subpackages, e.g. "flipchip".
    abstract ArchRule under(String root);

    /// What breaks the rule, one sentence each; empty if nothing does.
    String violations(JavaClasses classes, String root) {
        return String.join("\n",
            under(root).allowEmptyShould(true).evaluate(classes).getFailureReport().getDetails());
    }

    private static ArchCondition<JavaClass> importOnlyWhatTheTableLists(String root) {
        ImportTable table = new ImportTable();
        return new ArchCondition<>("import only what the table lists") {
            @Override
            public void check(JavaClass item, ConditionEvents events) {
                String from = relative(item.getPackageName(), root);
                if (!table.knows(from)) {
                    events.add(SimpleConditionEvent.violated(item,
                        "package " + from + " has no row in ImportTable: " + item.getName()));
                }
                item.getDirectDependenciesFromSelf().forEach(use -> {
                    String to = relative(use.getTargetClass().getBaseComponentType().getPackageName(), root);
                    if (!to.isEmpty() && !table.allows(from, to)) {
                        events.add(SimpleConditionEvent.violated(item,
                            from + " may not import " + to + ": " + use.getDescription()));
                    }
                });
            }
        };
    }

    private static SliceAssignment packagesOf(String root) {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass item) {
                String name = relative(item.getPackageName(), root);
                return name.isEmpty() ? SliceIdentifier.ignore() : SliceIdentifier.of(name);
            }

            @Override
            public String getDescription() {
                return "every package";
            }
        };
    }

    private static String relative(String name, String root) {
        return name.startsWith(root + ".") ? name.substring(root.length() + 1) : "";
    }

    private static DescribedPredicate<JavaAccess<?>> prints() {
        return DescribedPredicate.describe("prints", access -> {
            String owner = access.getTargetOwner().getName();
            String member = access.getTarget().getName();
            return owner.equals("java.lang.System") && Set.of("out", "err", "console").contains(member)
                    || owner.equals("java.lang.IO")
                    || member.equals("printStackTrace") && access.getTarget().getFullName().endsWith("()");
        });
    }

    /// Only `AtomicFile` may; a database writes by itself.
    private static DescribedPredicate<JavaAccess<?>> writesAFile() {
        Set<String> writers =
            Set.of("java.io.FileOutputStream", "java.io.FileWriter", "java.io.RandomAccessFile",
                "java.util.logging.FileHandler", "javax.imageio.stream.FileImageOutputStream");
        Set<String> calls = Set.of("java.nio.file.Files.write", "java.nio.file.Files.writeString",
            "java.nio.file.Files.newOutputStream", "java.nio.file.Files.newBufferedWriter",
            "java.nio.file.Files.copy", "java.nio.file.Files.newByteChannel",
            "java.nio.channels.FileChannel.open", "java.nio.channels.AsynchronousFileChannel.open");
        return DescribedPredicate.describe("writes a file", access -> {
            String owner = access.getTargetOwner().getName();
            String call = owner + "." + access.getTarget().getName();
            String full = access.getTarget().getFullName();
            boolean named = full.contains("(java.io.File") || full.contains("(java.lang.String)")
                    || full.contains("(java.lang.String,");
            return writers.contains(owner) && !full.contains("(java.io.FileDescriptor)")
                    || calls.contains(call)
                    || call.equals("javax.imageio.ImageIO.write") && full.contains("java.io.File")
                    || call.equals("javax.imageio.ImageIO.createImageOutputStream")
                    || Set.of("java.io.PrintWriter.<init>", "java.io.PrintStream.<init>",
                        "java.util.Formatter.<init>").contains(call) && named
                    || owner.startsWith("com.fasterxml.jackson")
                            && access.getTarget().getName().startsWith("writeValue")
                            && full.contains("(java.io.File");
        });
    }

    /// Digits, signs and letters of the desktop's language, which no reader of a file or of a line expects.
    private static DescribedPredicate<JavaAccess<?>> formatsAsTheDesktopDoes() {
        Set<String> calls = Set.of("java.lang.String.format", "java.lang.String.formatted",
            "java.io.PrintWriter.printf", "java.io.PrintWriter.format", "java.io.PrintStream.printf",
            "java.io.PrintStream.format", "java.lang.String.toLowerCase", "java.lang.String.toUpperCase");
        return DescribedPredicate.describe("formats without a locale",
            access -> calls.contains(access.getTargetOwner().getName() + "." + access.getTarget().getName())
                    && !access.getTarget().getFullName().contains("(java.util.Locale"));
    }

    private static ArchCondition<JavaField> neverChange() {
        return new ArchCondition<>("never change") {
            @Override
            public void check(JavaField field, ConditionEvents events) {
                String type = field.getRawType().getName();
                boolean changes = !field.getModifiers().contains(JavaModifier.FINAL)
                        || CHANGING.contains(type) || type.startsWith("java.util.concurrent.atomic.");
                if (changes) {
                    events.add(SimpleConditionEvent.violated(field, "mutable static " + field.getFullName()));
                }
            }
        };
    }
}
