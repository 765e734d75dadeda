#!/usr/bin/env bash
# Makes top.bin for ${PART} out of circuit.sv and top.sv, and prints what it takes.
# Needs the Debian packages yosys, nextpnr-ice40 and fpga-icestorm.
set -euo pipefail
cd "$(dirname "$0")"
yosys -q -l yosys.log -p "read_verilog -sv circuit.sv top.sv; synth_ice40 -abc9 -device ${FAMILY} -top top -json top.json; tee -o cells.txt stat"
nextpnr-ice40 -q -l nextpnr.log --${DEVICE} --package ${PACKAGE} --json top.json --pcf top.pcf --asc top.asc --freq "${MHZ:-${LEAST}}" \
    --seed "${SEED:-1}"
icepack top.asc top.bin
icetime -d ${DEVICE} -P ${PACKAGE} -p top.pcf -t -r icetime.txt top.asc > /dev/null
number() { grep -oE "$1" "$2" | tail -1 | grep -oE '[0-9]+(\.[0-9]+)?' | sed -n "${3:-1}p"; }
echo "logic cells   $(number 'ICESTORM_LC: +[0-9]+' nextpnr.log) of ${CELLS}"
echo "4-LUTs        $(number 'SB_LUT4 +[0-9]+' cells.txt 2)"
echo "block RAMs    $(number 'ICESTORM_RAM: +[0-9]+' nextpnr.log) of ${RAMS}"
echo "MHz           $(number 'Max frequency for clock[^:]*: [0-9.]+' nextpnr.log 1) (nextpnr), $(number '\([0-9.]+ MHz\)' icetime.txt) (icetime)"
echo "bitstream     $(stat -c %s top.bin) bytes"
