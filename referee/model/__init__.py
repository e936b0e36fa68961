"""The game as data: types such as positions, states, actions, events, offers and rulings."""
