import type { tutorials as en } from '../en/tutorials.ts'
import type { Texts } from '../types.ts'

export const tutorials = {
  title: 'वीडियो ट्यूटोरियल',
  intro: 'जिस वीडियो के नीचे लिंक लिखा है, वह नए टैब में उसी लिंक पर खुलता है।',
  watch: 'देखें',
  newTab: 'देखें: %{title}, नए टैब में खुलता है',
  none: { title: 'अभी कोई वीडियो नहीं', detail: 'वीडियो आते ही यहाँ दिखेंगे। तब तक API दस्तावेज़ देखें।' },
  error: 'वीडियो लोड नहीं हो सके',
  staff: {
    intro: 'ग्राहकों को “वीडियो ट्यूटोरियल” में यही वीडियो इसी क्रम में दिखते हैं।',
    add: 'वीडियो जोड़ें',
    edit: 'बदलें',
    editOf: '“%{title}” बदलें',
    remove: 'हटाएँ',
    removeOf: '“%{title}” हटाएँ',
    formEdit: 'वीडियो बदलें',
    description: 'वीडियो के बारे में (ज़रूरी नहीं)',
    urlHint: 'https:// से शुरू होता है',
    save: 'सेव करें',
    saved: 'सेव हो गया: “%{title}”',
    removeTitle: '“%{title}” हटाएँ?',
    removeDetail: 'ग्राहकों को यह अब नहीं मिलेगा। वीडियो अपनी जगह पर रहेगा।',
    removed: 'हट गया: “%{title}”',
  },
} satisfies Texts<typeof en>
