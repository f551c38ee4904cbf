"""Answer agents that speak the Model Context Protocol."""
