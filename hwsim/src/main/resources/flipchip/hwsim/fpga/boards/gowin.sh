#!/usr/bin/env bash
# Makes top.fs for ${PART} out of circuit.sv and top.sv, and prints what it takes.
# Needs yosys, and for the bitstream nextpnr-himbaechel and gowin_pack, which Debian 12 does not have. Never run on a board.
set -euo pipefail
cd "$(dirname "$0")"
yosys -q -l yosys.log -p "read_verilog -sv circuit.sv top.sv; synth_gowin -nowidelut -top top -json top.json; tee -o cells.txt stat"
count() { grep -oE " $1 +[0-9]+" cells.txt | awk '{ sum += $2 } END { print sum + 0 }'; }
echo "LUTs          $(count 'LUT[1-4]') of 8640"
echo "flip-flops    $(count 'DFF[A-Z]*') of 6480"
echo "block RAMs    $(count '(SP|SDP|SDPB|DPB|DPX9B|SDPX9B)') of 26"
command -v nextpnr-himbaechel > /dev/null || { echo "no bitstream: nextpnr-himbaechel is not installed"; exit 0; }
nextpnr-himbaechel -q -l nextpnr.log --device GW1NR-LV9QN88PC6/I5 --vopt family=GW1N-9C --vopt cst=top.cst --json top.json \
    --write routed.json --freq "${MHZ:-${LEAST}}" --seed "${SEED:-1}"
gowin_pack -d GW1N-9C -o top.fs routed.json
grep -oE 'Max frequency for clock.*' nextpnr.log | tail -1
