# Sourced by the scripts that use the real window: an X server of its own (Xvfb) with a window manager, the program with a
# folder of its own for settings and games, keys that are pressed, and checks.
#
# Set before: $root, the folder of the sources, and $out, where pictures and logs go. FLIPCHIP names the packaged program;
# without it the compiled classes are used. Missing Debian packages are installed, which needs root. Sets $program, its process, and $window.
failures=0 children=()

install_tools() {
    local missing=()
    command -v Xvfb > /dev/null || missing+=(xvfb xauth)
    command -v openbox > /dev/null || missing+=(openbox)
    command -v xdotool > /dev/null || missing+=(xdotool)
    command -v xclip > /dev/null || missing+=(xclip)
    command -v import > /dev/null || missing+=(imagemagick)
    command -v xprop > /dev/null || missing+=(x11-utils)
    /usr/bin/python3 -c 'import gi; gi.require_version("Gtk", "3.0")' 2> /dev/null || missing+=(python3-gi gir1.2-gtk-3.0)
    if [ ${#missing[@]} -gt 0 ]; then
        echo "installing ${missing[*]}"
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"; } \
            > "$out/apt.log" 2>&1 || { echo "desktop: cannot install ${missing[*]}, see $out/apt.log" >&2; exit 2; }
    fi
}

. "$root/hwsim/tools/program.sh"

# start_screen WIDTH HEIGHT. A server that may reset does so when its last client leaves, and refuses who comes in that moment.
# It repeats no key: on a busy machine a key may be down for long before it is let go. It chooses its display number itself:
# two scripts started at the same time would choose the same one.
start_screen() {
    rm -f "$out/display"
    Xvfb -displayfd 3 -noreset -r -screen 0 "$1x$2x24" > "$out/xvfb.log" 2>&1 3> "$out/display" &
    children+=($!)
    await "a display" test -s "$out/display" || exit 2
    export DISPLAY=":$(cat "$out/display")"
    await "the X server" xdotool getmouselocation || exit 2
    openbox > "$out/openbox.log" 2>&1 &
    children+=($!)
    # a window that is shown before it rules gets its title bar above the screen
    await "the window manager" manages || exit 2
}

manages() { xprop -root _NET_SUPPORTING_WM_CHECK | grep -q 'window id'; }

# The program with a folder of its own for settings and games; sets $program and $window.
start_program() {
    cat > "$out/logging.properties" << 'END'
handlers=java.util.logging.ConsoleHandler
java.util.logging.ConsoleHandler.level=FINE
java.util.logging.ConsoleHandler.formatter=java.util.logging.SimpleFormatter
java.util.logging.SimpleFormatter.format=%5$s%6$s%n
flipchip.app.window.command.Commands.level=FINE
flipchip.app.shell.Banner.level=FINE
END
    export JAVA_TOOL_OPTIONS="-Dflipchip.home=$out/home -Dprism.order=sw -Djava.util.logging.config.file=$out/logging.properties"
    "${flipchip[@]}" > "$out/program.log" 2>&1 &
    program=$!
    children+=("$program")
    unset JAVA_TOOL_OPTIONS
    await "the window" find_window || exit 2
    await "the menus" grep -q '^key ' "$out/program.log"      # on a busy machine they come later
    sleep 3
}

find_window() {
    window=$(xdotool search --onlyvisible --name '^Flipchip$' | tail -1) && [ -n "$window" ]
}

# await NAME COMMAND...: until it succeeds; begins no new try after a minute
await() {
    local name=$1 until=$((SECONDS + 60))
    shift
    while [ $SECONDS -le $until ]; do
        "$@" > /dev/null 2>&1 && return 0
        sleep 0.2
    done
    echo "desktop: waited in vain for $name" >&2
    return 1
}

check() {
    local name=$1
    shift
    if await "$name" "$@"; then
        printf 'ok    %s\n' "$name"
    else
        printf 'FAIL  %s\n' "$name"
        "$@"                                   # once more, for what it says
        import -window root "$out/failed-$failures.png"
        failures=$((failures + 1))
    fi
}

keys() {
    timeout 10 xdotool windowactivate --sync "$window" || return
    xdotool key --clearmodifiers "$@"          # ended between press and release it would leave the key down
}

# The game on the board, copied by the program to the clipboard.
has_moves() {
    keys ctrl+c
    sleep 0.3
    [ "$(timeout 2 xclip -selection clipboard -o)" = "$1" ]
}

end() {
    kill "${children[@]}" 2> /dev/null
    wait 2> /dev/null
}
