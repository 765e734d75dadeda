# Sourced by the scripts beside it: how they run the program. They set root (the checkout) and out (their folder).

# program WORDS...: the packaged program named by FLIPCHIP, else the compiled classes that find_program found.
program() {
    if [ -n "${FLIPCHIP:-}" ]; then
        "$FLIPCHIP" "$@"
    else
        "$java" --add-modules jdk.incubator.vector -cp "$classes" flipchip.app.Main "$@" 2> >(grep -v 'incubator modules' >&2)
    fi
}

find_program() {
    [ -n "${FLIPCHIP:-}" ] && return
    (cd "$root" && mvn -q compile dependency:build-classpath -pl app -am -DincludeScope=runtime \
        -Dmdep.outputFile="$out/classpath") > "$out/compile.log" 2>&1 \
        || { echo "${0##*/}: does not compile, see $out/compile.log" >&2; exit 2; }
    classes=$root/app/target/classes:$root/hwsim/target/classes:$root/engine/target/classes:$(< "$out/classpath")
    for java in "${JAVA25_HOME:-}/bin/java" "${JAVA_HOME:-}/bin/java" /usr/lib/jvm/*25*/bin/java java; do
        "$java" -version 2>&1 | grep -q '"25' && return
    done
    echo "${0##*/}: no JDK 25; set JAVA_HOME" >&2
    exit 2
}
