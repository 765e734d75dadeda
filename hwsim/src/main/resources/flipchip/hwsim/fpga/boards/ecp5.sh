#!/usr/bin/env bash
# Makes top.bit for ${PART} out of circuit.sv and top.sv, and prints what it takes. SIZE names another: 25k, 45k or 85k.
# Needs yosys, and for the bitstream nextpnr-ecp5 and ecppack, which Debian 12 does not have. Never run on a board.
set -euo pipefail
cd "$(dirname "$0")"
yosys -q -l yosys.log -p "read_verilog -sv circuit.sv top.sv; synth_ecp5 -abc9 -top top -json top.json; tee -o cells.txt stat"
count() { grep -oE "$1 +[0-9]+" cells.txt | tail -1 | grep -oE '[0-9]+$' || echo 0; }
echo "4-LUTs        $(count ' LUT4')"
echo "flip-flops    $(count ' TRELLIS_FF')"
echo "block RAMs    $(count ' DP16KD')"
command -v nextpnr-ecp5 > /dev/null || { echo "no bitstream: nextpnr-ecp5 is not installed"; exit 0; }
nextpnr-ecp5 -q -l nextpnr.log "--${SIZE:-12k}" --package CABGA381 --json top.json --lpf top.lpf --textcfg top.config \
    --freq "${MHZ:-${LEAST}}" --seed "${SEED:-1}"
ecppack --compress top.config top.bit
grep -oE 'Max frequency for clock.*' nextpnr.log | tail -1
