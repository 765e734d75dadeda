library ieee;
use ieee.std_logic_1164.all;

entity my_controller is
    port (
        clk, reset, any, accept : in std_logic;
        state : out std_logic_vector(9 downto 0);
        swap, latch : out std_logic
    );
end my_controller;

architecture rtl of my_controller is
    type step is (INIT, SWAP1, LATCH1, TEST1, SWAP2, LATCH2, TEST2, READY, UPDATE, OVER);
    signal now_in : step;
begin
    process (clk) begin
        if rising_edge(clk) then
            if reset = '1' then
                now_in <= INIT;
            else
                case now_in is
                    when INIT | UPDATE => now_in <= SWAP1;
                    when SWAP1 => now_in <= LATCH1;
                    when LATCH1 => now_in <= TEST1;
                    when TEST1 => if any = '1' then now_in <= READY; else now_in <= SWAP2; end if;
                    when SWAP2 => now_in <= LATCH2;
                    when LATCH2 => now_in <= TEST2;
                    when TEST2 => if any = '1' then now_in <= READY; else now_in <= OVER; end if;
                    when READY => if accept = '1' then now_in <= UPDATE; end if;
                    when OVER => null;
                end case;
            end if;
        end if;
    end process;
    with now_in select state <=
        "0000000001" when INIT, "0000000010" when SWAP1, "0000000100" when LATCH1, "0000001000" when TEST1,
        "0000010000" when SWAP2, "0000100000" when LATCH2, "0001000000" when TEST2, "0010000000" when READY,
        "0100000000" when UPDATE, "1000000000" when OVER;
    swap <= '1' when now_in = SWAP1 or now_in = SWAP2 else '0';
    latch <= '1' when now_in = LATCH1 or now_in = LATCH2 else '0';
end rtl;
