import type { monitoring as screenEn, monitoringServer as serverEn } from '../en/monitoring.ts'
import type { Texts } from '../types.ts'

export const monitoring = {
  section: 'निगरानी',
  off: {
    lists: 'लिस्टों का नया वर्शन आते ही और दिन में एक बार हम दोबारा जाँचते हैं, और बदलाव ईमेल और वेबहुक से बताते हैं।',
    copy: 'हम दिन में एक बार अपनी कॉपी में खोजते हैं, और नया केस या केस में बदलाव ईमेल और वेबहुक से बताते हैं।',
    courts: 'हम हफ़्ते में एक बार कोर्ट से पूछते हैं, और नया केस या केस में बदलाव ईमेल और वेबहुक से बताते हैं।',
  },
  start: 'निगरानी चालू करें, %{price} महीना',
  resume: 'फिर चालू करें, %{price} महीना',
  resumePaid: 'फिर चालू करें, %{date} तक का पैसा दिया हुआ',
  end: 'बंद करें',
  advance: 'पैसा पहले ही प्रोडक्ट वॉलेट से कटता है। आप इसे कभी भी बंद कर सकते हैं।',
  started: 'निगरानी चालू है।',
  resumed: 'निगरानी फिर चालू है।',
  ended: 'निगरानी बंद है।',
  endTitle: 'निगरानी बंद करें?',
  endDetail:
    'यह तुरंत बंद हो जाएगी। %{date} तक का पैसा दिया जा चुका है और वापस नहीं होगा; उससे पहले फिर चालू करने पर कुछ नहीं लगेगा।',
  on: '%{date} से चालू। अगला चार्ज %{price}, %{next} को।',
  onFree: '%{date} से चालू।',
  pausedNote: 'रुकी हुई: प्रोडक्ट वॉलेट में अगले महीने के लिए पैसा कम था। बैलेंस होते ही यह अपने आप चालू हो जाएगी।',
  endedNote: 'बंद है।',
  endedPaid: 'बंद है। %{date} तक का पैसा दिया हुआ है।',
  checked: 'पिछली जाँच %{date}',
  notChecked: 'पहली जाँच कुछ ही मिनटों में होगी।',
  none: 'तब से कुछ नहीं बदला।',
  latest: 'पिछला बदलाव %{date}',
  all: 'सारी निगरानी देखें',
  openCheck: 'जाँच खोलें',
  history: 'इतिहास',
  addBalance: 'बैलेंस जोड़ें',
  screenSomebody: 'किसी को जाँचें',
  searchCases: 'कोर्ट केस खोजें',
  event: {
    started: 'चालू की गई',
    charged: '%{price} कटे',
    free: 'महीना शुरू, कोई चार्ज नहीं',
    changed: 'कुछ बदला',
    paused: 'बैलेंस कम होने से रुकी',
    resumed: 'फिर चालू हुई',
    ended: 'बंद की गई',
  },
  month: '%{from} से %{until} तक',
  counts: { added: '%{count} नए', changed: '%{count} बदले', removed: '%{count} हटे' },
} satisfies Texts<typeof screenEn>

export const monitoringServer = {
  noAnswer: 'निगरानी सिर्फ़ उस लाइव जाँच की हो सकती है जिसका जवाब आ चुका हो। कुछ नहीं कटा।',
  priceChanged: 'एक महीने की कीमत अब %{price} है। कुछ नहीं कटा। नई कीमत देखकर फिर कोशिश करें।',
  mail: {
    changed: {
      subject: '%{brand}: निगरानी में एक बदलाव मिला |||| %{brand}: निगरानी में %{count} बदलाव मिले',
      text: 'निगरानी में बदलाव मिला:\n\n%{lines}\n\nसारी निगरानी: %{url} |||| निगरानी में बदलाव मिले:\n\n%{lines}\n\nसारी निगरानी: %{url}',
    },
    paused: {
      subject: '%{brand}: एक निगरानी रुक गई है |||| %{brand}: %{count} निगरानियाँ रुक गई हैं',
      text: 'आपके प्रोडक्ट वॉलेट में निगरानी के अगले महीने के लिए बैलेंस कम है:\n\n%{lines}\n\nकुछ नहीं कटा। बैलेंस जोड़ें, निगरानी एक घंटे के अंदर अपने आप चालू हो जाएगी। जिन दिनों निगरानी नहीं हुई, उनका पैसा नहीं लगेगा।\n\nसारी निगरानी: %{url}',
    },
    more: 'और %{smart_count}। |||| और %{count}।',
    counts: { added: '%{count} नए', changed: '%{count} बदले', removed: '%{count} हटे' },
  },
} satisfies Texts<typeof serverEn>
