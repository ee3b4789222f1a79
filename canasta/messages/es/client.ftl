### Un cliente del servidor: lo que dice cuando un servidor se niega a algo, o no contesta.

client-refused = { $sentence }
client-nobody = En { $address } no contesta ningún servidor: { $problem }.
client-strange = Lo que contesta en { $address } no es un servidor de este programa.
