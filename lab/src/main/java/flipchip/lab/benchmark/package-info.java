/// Examinations: boards from games nobody learnt from, whose moves' exact scores are known, and how well a
/// search does on them.
package flipchip.lab.benchmark;
