### Answers to "who is right?": plays that can never be, and what an asker needs beside the verdict.

refuse-laid_stays = What has been laid stays in its set: no card is taken back or moved to another set.
refuse-one_rank = A set has cards of one rank, and wild cards.
refuse-wild_set_pure = No natural card joins a set of wild cards.
refuse-three_cards = A set begins with three cards at least.
refuse-few_naturals = These cards make no set: too few of them are natural.
refuse-red_three_laid = A red three is never part of a set: it lies face up on the table.
refuse-caliente_laid = A Caliente card is never part of a set: it is played in place of drawing, or discarded.
refuse-discard_one = Just one card is discarded in a turn.
refuse-no_rebuild = The stock is exhausted, and nothing has been laid since the pile last became the stock: no new one is made. Take the pile or pass.
refuse-no_card = Neither the stock nor the pile has a card: go on without drawing.
refuse-closed_rank = Your side has closed its set of { $kinds }: it starts no other of that rank.

note-last_three = That was the last card of the stock, a red three. Lay what you like; you do not discard, and then the hand ends.
note-last_three_over = The last card of the stock is a red three: it is shown, and the hand is over at once.
note-must_go_out = After this the player must go out in this turn.
note-special = This special hand is worth { $number } points. It is shown whole, without a discard, and the hand is over.
note-take_after = Laid before the draw: the first meld is completed from the hand, and then the pile is taken.
note-under_top = Of the pile only the top card counts towards the first meld; the cards under it do not.
note-stop_covered = Under another card { $a_kind } does not block a player: only the top card of the pile blocks the next player.
note-early_meld = Before the draw only a complete first meld is laid, by a player who then takes the pile with a natural pair.
note-open_from_hand = The pair and the top card do not help to open: the first meld comes from the hand alone. When it is complete, the pile may be taken in the same turn.
note-after_take = The first discard after this may not be an ace, a seven or a rank in which a side has a canasta.
note-after_take_else = Only a player who has no other natural card may discard one of those all the same.
note-no_talon = A player who takes the pile in the turn of the first meld gets no talon.
note-no_count = Your side needs no count for its first meld.
note-seven = Seven natural cards of a rank open without regard to the count.
note-count_reached = First meld: { $have } points are laid, and { $need } are needed.
note-count_so_far = First meld: { $have } points are laid so far, and { $need } are needed before the discard.
note-goes_out = With this the player goes out, and the hand is over.
note-concealed = It is a concealed hand: all cards are laid in one turn.
note-not_concealed_discard = It is not concealed: the last card was discarded, not laid.
note-not_concealed_earlier = It is not concealed: the player had laid cards in an earlier turn.
note-not_concealed_added = It is not concealed: a card was added to a set that the side had before.
note-not_concealed_canasta = It is not concealed: no canasta is among the sets laid in this turn.
note-fined = A yes and no going out: that costs { $number } points.
note-talon_later = The talon comes only after the discard, so it does not help here: a card must be left in the hand.
note-joins = Your side has a set of { $kinds } already: these cards join it.
note-pile_three =
    { $number ->
        [one] The three in the pile is shown, and it is not replaced.
       *[other] The { $number } threes in the pile are shown, and they are not replaced.
    }
note-talon =
    { $number ->
        [1] After the discard of this turn a talon of one card is drawn.
        [3] After the discard of this turn a talon of three cards is drawn.
        [4] After the discard of this turn a talon of four cards is drawn.
       *[other] After the discard of this turn a talon of { $number } cards is drawn.
    }

out-draw = Before the draw only taking the pile can lead out, and here it does not.
out-cards = These cards cannot all be laid in the way that going out needs.
out-permission = Your partner must say yes first, and you cannot ask now.
out-canastas =
    { $number ->
        [one] Going out needs a canasta, and your side has none.
       *[other] Going out needs { $number } canastas, and your side has { $have ->
            [0] none
           *[other] { $have }
        }.
    }
out-base_sevens = The base of your side lacks the canasta of sevens.
out-base_fives = The base of your side lacks the canasta of fives.
out-base_wild = The base of your side lacks the canasta of wild cards.
out-base_natural =
    { $number ->
        [one] Your side lacks a natural canasta to go out.
       *[other] Your side lacks { $number } natural canastas to go out.
    }
out-base_mixed =
    { $number ->
        [one] Your side lacks a mixed canasta to go out.
       *[other] Your side lacks { $number } mixed canastas to go out.
    }
out-reserve = You have not taken up your foot yet.
out-feet = Your partner has not taken up the foot yet.
out-count = Your side's first meld needs { $need } points, and with these cards { $most } can be laid at most.
out-stuck =
    { $number ->
        [one] There is no place for the { $kind } in your hand.
       *[other] There is no place for the { $number } { $kinds } in your hand.
    }
