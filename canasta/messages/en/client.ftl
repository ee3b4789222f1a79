### A client of the server: what it says when a server refuses something, or does not answer.

client-refused = { $sentence }
client-nobody = No server answers at { $address }: { $problem }.
client-strange = What answers at { $address } is no server of this program.
