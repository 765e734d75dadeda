# Sourced by scripts: how they start the program. Set before: root, the checkout, and out, a folder for logs.

# Sets flipchip to the words that start the program: the packaged one named by FLIPCHIP, else the compiled classes, which
# are brought up to date and also stand in java and classes.
find_program() {
    if [ -n "${FLIPCHIP:-}" ]; then
        flipchip=("$FLIPCHIP")
        # it is started from other folders too
        [[ $FLIPCHIP != */* ]] || flipchip=("$(realpath -ms -- "$FLIPCHIP")")
        command -v "${flipchip[0]}" > /dev/null \
            || { echo "${0##*/}: FLIPCHIP=$FLIPCHIP is not a program that can be run" >&2; exit 2; }
        return
    fi
    (cd "$root" && mvn -q compile dependency:build-classpath -pl app -am -DincludeScope=runtime \
        -Dmdep.outputFile="$out/classpath") > "$out/compile.log" 2>&1 \
        || { echo "${0##*/}: does not compile, see $out/compile.log" >&2; exit 2; }
    classes=$root/app/target/classes:$root/hwsim/target/classes:$root/engine/target/classes:$(< "$out/classpath")
    for java in "${JAVA25_HOME:-}/bin/java" "${JAVA_HOME:-}/bin/java" /usr/lib/jvm/*25*/bin/java java; do
        if "$java" -version 2>&1 | grep -q '"25'; then
            flipchip=("$java" --add-modules jdk.incubator.vector --enable-native-access=ALL-UNNAMED -cp "$classes" flipchip.app.Main)
            return
        fi
    done
    echo "${0##*/}: no JDK 25; set JAVA_HOME" >&2
    exit 2
}

# program WORDS...: runs what find_program found
program() {
    "${flipchip[@]}" "$@" 2> >(grep -v 'incubator modules' >&2)
}
