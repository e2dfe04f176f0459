def card_text(id, lang):
    return ""
