/// Every circuit under the name it has on the command line, with the vectors it must pass in other people's
/// simulators and what a real chip needs around it. Imports all of hwsim; only the command line may import
/// it.
package flipchip.hwsim.proof;
