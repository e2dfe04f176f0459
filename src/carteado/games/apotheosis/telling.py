"""stub"""
def card_text(id: str, lang: str) -> str:
    return ""
