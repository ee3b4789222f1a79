"""Perfect matchings of least cost: all places are paired, as cheaply as possible.

Edmonds' blossom algorithm with dual variables, in cubic time. The costs are whole numbers, so the result is
exact. See docs/decisions/0100-matching-without-a-library.md.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

#: No vertex.
_NONE = 0


def least_cost_pairs(costs: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Pair all of an even number of places so that the sum of the costs is least.

    Args:
        costs: A symmetric matrix of whole numbers; its diagonal is not used.

    >>> least_cost_pairs([[0, 9, 1, 8], [9, 0, 7, 1], [1, 7, 0, 9], [8, 1, 9, 0]])
    [(0, 2), (1, 3)]
    """
    size = len(costs)
    if size % 2:
        raise ValueError("an odd number of places cannot be paired")
    if not size:
        return []
    highest = max(max(row) for row in costs)
    # A heavier edge is better, and each is so heavy that one pair more always beats fewer.
    lowest = min(costs[i][j] for i in range(size) for j in range(size) if i != j)
    base = (highest - lowest + 1) * (size + 1)
    weights = [[base + highest - cost for cost in row] for row in costs]
    partner = _Matching(weights).run()
    return [(one, other) for one, other in enumerate(partner) if one < other]


class _Matching:
    """The state of the algorithm. Vertices count from 1; those above ``size`` are contracted blossoms."""

    def __init__(self, weights: Sequence[Sequence[int]]) -> None:
        self.size = size = len(weights)
        self.used = size  #: the highest number of a vertex or blossom
        most = 2 * size + 1
        #: The edge between two vertices: its ends among the places, and its doubled weight (0: none).
        self.ends = [[(i, j) for j in range(most)] for i in range(most)]
        self.weight = [[0] * most for _ in range(most)]
        for i in range(size):
            for j in range(size):
                if i != j:
                    self.weight[i + 1][j + 1] = 2 * weights[i][j]
        heaviest = max(max(row) for row in weights)
        self.label = [heaviest] * (size + 1) + [0] * (size)
        self.mate = [_NONE] * most
        self.slack = [_NONE] * most
        self.root = list(range(most))  #: the outermost blossom of a vertex
        self.parent = [_NONE] * most
        self.state = [-1] * most  #: -1 not reached, 0 even, 1 odd
        self.petals: list[list[int]] = [[] for _ in range(most)]
        #: For a blossom and a place in it: the petal that contains it.
        self.within = [[_NONE] * (size + 1) for _ in range(most)]
        for vertex in range(1, size + 1):
            self.within[vertex][vertex] = vertex
        self.visited = [0] * most
        self.visit = 0
        self.queue: deque[int] = deque()

    def run(self) -> list[int]:
        """Return the partner of each place, from 0."""
        while self._phase():
            pass
        return [self.mate[vertex] - 1 for vertex in range(1, self.size + 1)]

    def _excess(self, one: int, other: int) -> int:
        """Return the slack of an edge; 0 if it is tight."""
        a, b = self.ends[one][other]
        return self.label[a] + self.label[b] - self.weight[a][b]

    def _offer_slack(self, one: int, other: int) -> None:
        best = self.slack[other]
        if not best or self._excess(one, other) < self._excess(best, other):
            self.slack[other] = one

    def _find_slack(self, vertex: int) -> None:
        self.slack[vertex] = _NONE
        for one in range(1, self.size + 1):
            if self.weight[one][vertex] and self.root[one] != vertex and self.state[self.root[one]] == 0:
                self._offer_slack(one, vertex)

    def _push(self, vertex: int) -> None:
        if vertex <= self.size:
            self.queue.append(vertex)
        else:
            for petal in self.petals[vertex]:
                self._push(petal)

    def _set_root(self, vertex: int, root: int) -> None:
        self.root[vertex] = root
        if vertex > self.size:
            for petal in self.petals[vertex]:
                self._set_root(petal, root)

    def _even_path(self, blossom: int, petal: int) -> int:
        """Turn a blossom so that the way from its base to a petal is even, and return the petal's place."""
        place = self.petals[blossom].index(petal)
        if place % 2 == 1:
            self.petals[blossom][1:] = self.petals[blossom][:0:-1]
            return len(self.petals[blossom]) - place
        return place

    def _set_mate(self, one: int, other: int) -> None:
        start, end = self.ends[one][other]
        self.mate[one] = end
        if one > self.size:
            petal = self.within[one][start]
            place = self._even_path(one, petal)
            for step in range(place):
                self._set_mate(self.petals[one][step], self.petals[one][step ^ 1])
            self._set_mate(petal, other)
            self.petals[one] = self.petals[one][place:] + self.petals[one][:place]

    def _augment(self, one: int, other: int) -> None:
        while True:
            following = self.root[self.mate[one]]
            self._set_mate(one, other)
            if not following:
                return
            before = self.root[self.parent[following]]
            self._set_mate(following, before)
            one, other = before, following

    def _common(self, one: int, other: int) -> int:
        """Return the lowest common ancestor of two even vertices; none if their trees differ."""
        self.visit += 1
        while one or other:
            if one:
                if self.visited[one] == self.visit:
                    return one
                self.visited[one] = self.visit
                one = self.root[self.mate[one]]
                if one:
                    one = self.root[self.parent[one]]
            one, other = other, one
        return _NONE

    def _contract(self, one: int, base: int, other: int) -> None:
        """Make a blossom of an odd cycle."""
        blossom = self.size + 1
        while blossom <= self.used and self.root[blossom]:
            blossom += 1
        self.used = max(self.used, blossom)
        self.label[blossom] = 0
        self.state[blossom] = 0
        self.mate[blossom] = self.mate[base]
        petals = [base]
        for start, turned in ((one, True), (other, False)):
            vertex = start
            while vertex != base:
                petals.append(vertex)
                following = self.root[self.mate[vertex]]
                petals.append(following)
                self._push(following)
                vertex = self.root[self.parent[following]]
            if turned:
                petals[1:] = petals[:0:-1]
        self.petals[blossom] = petals
        self._set_root(blossom, blossom)
        for vertex in range(1, self.used + 1):
            self.weight[blossom][vertex] = self.weight[vertex][blossom] = 0
        within = self.within[blossom]
        for vertex in range(1, self.size + 1):
            within[vertex] = _NONE
        for petal in petals:
            for vertex in range(1, self.used + 1):
                if self.weight[petal][vertex] and (
                    not self.weight[blossom][vertex]
                    or self._excess(petal, vertex) < self._excess(blossom, vertex)
                ):
                    self.ends[blossom][vertex] = self.ends[petal][vertex]
                    self.weight[blossom][vertex] = self.weight[petal][vertex]
                    self.ends[vertex][blossom] = self.ends[vertex][petal]
                    self.weight[vertex][blossom] = self.weight[vertex][petal]
            inside = self.within[petal]
            for vertex in range(1, self.size + 1):
                if inside[vertex]:
                    within[vertex] = petal
        self._find_slack(blossom)

    def _expand(self, blossom: int) -> None:
        """Undo an odd blossom whose label has come down to zero."""
        for petal in self.petals[blossom]:
            self._set_root(petal, petal)
        start = self.within[blossom][self.ends[blossom][self.parent[blossom]][0]]
        place = self._even_path(blossom, start)
        petals = self.petals[blossom]
        for step in range(0, place, 2):
            odd, even = petals[step], petals[step + 1]
            self.parent[odd] = self.ends[even][odd][0]
            self.state[odd], self.state[even] = 1, 0
            self.slack[odd] = _NONE
            self._find_slack(even)
            self._push(even)
        self.state[start] = 1
        self.parent[start] = self.parent[blossom]
        for petal in petals[place + 1 :]:
            self.state[petal] = -1
            self._find_slack(petal)
        self.root[blossom] = _NONE

    def _tight(self, one: int, other: int) -> bool:
        """Use a tight edge, and return True if it augments the matching."""
        start, end = self.ends[one][other]
        near, far = self.root[start], self.root[end]
        if self.state[far] == -1:
            self.parent[far], self.state[far] = start, 1
            following = self.root[self.mate[far]]
            self.slack[far] = self.slack[following] = _NONE
            self.state[following] = 0
            self._push(following)
        elif self.state[far] == 0:
            base = self._common(near, far)
            if not base:
                self._augment(near, far)
                self._augment(far, near)
                return True
            self._contract(near, base, far)
        return False

    def _roots(self) -> list[int]:
        return [vertex for vertex in range(1, self.used + 1) if self.root[vertex] == vertex]

    def _phase(self) -> bool:
        """Search for an augmenting path, and return False if all are matched."""
        for vertex in range(1, self.used + 1):
            self.state[vertex], self.slack[vertex] = -1, _NONE
        self.queue.clear()
        for vertex in self._roots():
            if not self.mate[vertex]:
                self.parent[vertex], self.state[vertex] = _NONE, 0
                self._push(vertex)
        if not self.queue:
            return False
        while True:
            if self._grow():
                return True
            self._change_labels()
            if self._use_slack():
                return True
            for blossom in range(self.size + 1, self.used + 1):
                if self.root[blossom] == blossom and self.state[blossom] == 1 and not self.label[blossom]:
                    self._expand(blossom)

    def _grow(self) -> bool:
        while self.queue:
            one = self.queue.popleft()
            if self.state[self.root[one]] == 1:
                continue
            for other in range(1, self.size + 1):
                if self.weight[one][other] and self.root[one] != self.root[other]:
                    if not self._excess(one, other):
                        if self._tight(one, other):
                            return True
                    else:
                        self._offer_slack(one, self.root[other])
        return False

    def _change_labels(self) -> None:
        """Lower the labels of even vertices and raise those of odd ones until an edge becomes tight."""
        steps: list[int] = []
        for vertex in self._roots():
            if vertex > self.size and self.state[vertex] == 1:
                steps.append(self.label[vertex] // 2)
            if self.slack[vertex]:
                excess = self._excess(self.slack[vertex], vertex)
                if self.state[vertex] == -1:
                    steps.append(excess)
                elif self.state[vertex] == 0:
                    steps.append(excess // 2)
        step = min(steps)
        for vertex in range(1, self.size + 1):
            state = self.state[self.root[vertex]]
            if state == 0:
                self.label[vertex] -= step
            elif state == 1:
                self.label[vertex] += step
        for blossom in range(self.size + 1, self.used + 1):
            if self.root[blossom] == blossom:
                if self.state[blossom] == 0:
                    self.label[blossom] += 2 * step
                elif self.state[blossom] == 1:
                    self.label[blossom] -= 2 * step

    def _use_slack(self) -> bool:
        self.queue.clear()
        for vertex in self._roots():
            near = self.slack[vertex]
            if near and self.root[near] != vertex and not self._excess(near, vertex):
                if self._tight(near, vertex):
                    return True
        return False
