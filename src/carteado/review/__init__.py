"""Reviews of finished matches: the curve of winning chances, its turning points, and mistakes with their price.

choices   the decisions of a match in which there was something to choose
judge     the value of a decision: from the solved table where there is one, else by search
steps     one seat's decisions, judged, with the actions in words
report    the whole review of a seat: curve, turning points, mistakes
"""
