library ieee;
use ieee.std_logic_1164.all;

entity my_mailbox is
    port (
        clk, reset, write : in std_logic;
        data : in std_logic_vector(5 downto 0);
        take : in std_logic;
        box : out std_logic_vector(5 downto 0);
        dirty, overrun : out std_logic
    );
end my_mailbox;

architecture rtl of my_mailbox is
    signal square : std_logic_vector(5 downto 0);
    signal waits, refused : std_logic;
begin
    process (clk) begin
        if rising_edge(clk) then
            if write = '1' and waits = '0' then
                square <= data;
                waits <= '1';
            elsif take = '1' then
                waits <= '0';
            end if;
            if write = '1' and waits = '1' then
                refused <= '1';
            end if;
            if reset = '1' then
                waits <= '0';
                refused <= '0';
            end if;
        end if;
    end process;
    box <= square;
    dirty <= waits;
    overrun <= refused;
end rtl;
