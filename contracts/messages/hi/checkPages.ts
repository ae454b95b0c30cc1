import type { checkPages as en } from '../en/checkPages.ts'
import type { Texts } from '../types.ts'

export const checkPages = {
  again: 'फिर से जाँचें, %{price}',
  againShort: 'फिर से जाँचें',
  earlier: 'यही %{ago} जाँचा गया था',
  justNow: 'यही अभी-अभी जाँचा गया है',
  earlierFree: 'जवाब इसी पेज पर है। उसे देखना मुफ़्त है।',
  shortfall: {
    title: 'बैलेंस कम है',
    prepaid: '%{wallet} में %{left} हैं, और इसकी कीमत %{price} है।',
    postpaid: '%{wallet} की क्रेडिट सीमा में %{left} बचे हैं, और इसकी कीमत %{price} है।',
    owner: 'बैलेंस जोड़ने के लिए खाते के मालिक से कहें।',
  },
  download: { pdf: 'PDF डाउनलोड करें', failed: 'PDF डाउनलोड नहीं हुआ। %{message}' },
  share: {
    title: 'शेयर किए गए लिंक',
    add: 'शेयर करें',
    dialog: 'यह जाँच शेयर करें',
    detail: 'जिसके पास लिंक है, वह बिना लॉग इन किए छिपाया हुआ रिज़ल्ट देख सकता है, जब तक समय न निकले या आप लिंक बंद न करें।',
    lifetime: 'लिंक कब तक चले',
    lifetimes: { hour: '1 घंटा', day: '1 दिन', week: '7 दिन' },
    submit: 'लिंक बनाएँ',
    madeTitle: 'लिंक बन गया',
    made: 'लिंक अभी कॉपी करें। यह दोबारा नहीं दिखेगा।',
    link: 'शेयर लिंक',
    close: 'हो गया',
    none: 'किसी के साथ शेयर नहीं किया गया।',
    state: { active: 'चालू', expired: 'समय खत्म', revoked: 'बंद' },
    until: '%{time} तक',
    by: '%{by}, %{time}',
    unopened: 'अभी तक नहीं खोला गया',
    opened: '%{smart_count} बार खोला गया, आखिरी बार %{time} |||| %{smart_count} बार खोला गया, आखिरी बार %{time}',
    revoke: 'बंद करें',
    revokeOf: '%{time} का लिंक बंद करें',
    revoked: 'लिंक अब काम नहीं करेगा।',
  },
} satisfies Texts<typeof en>
