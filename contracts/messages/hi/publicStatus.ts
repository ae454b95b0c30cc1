import type { publicStatus as english } from '../en/publicStatus.ts'
import type { Texts } from '../types.ts'

export const publicStatus: Texts<typeof english> = {
  title: 'स्टेटस',
  description: 'अभी क्या चल रहा है, क्या नहीं, और आगे क्या तय है।',
  measured: '%{time} को जाँचा गया',
  headline: {
    operational: 'सब कुछ चल रहा है',
    unknown: 'कुछ हिस्से हाल में इस्तेमाल नहीं हुए, इसलिए उनका हाल पता नहीं',
    degraded: 'कुछ हिस्से पूरी तरह नहीं चल रहे',
    outage: 'कुछ हिस्से बंद हैं',
  },
  states: { operational: 'चालू', unknown: 'पता नहीं', degraded: 'आंशिक रूप से चालू', outage: 'बंद' },
  components: 'हिस्से',
  history: {
    label: '%{name}, पिछले %{days} दिन: %{words}',
    from: '%{days} दिन पहले',
    today: 'आज',
    days: '%{smart_count} दिन %{state} |||| %{smart_count} दिन %{state}',
    states: {
      operational: 'चालू',
      partly: 'पूरे दिन जाँच नहीं हुई',
      degraded: 'आंशिक रूप से चालू',
      outage: 'बंद रहा',
      none: 'कोई डेटा नहीं',
    },
    list: '%{name} के दिन, शब्दों में',
    run: '%{days}: %{state}',
  },
  open: 'अभी',
  planned: { title: 'तय रखरखाव', time: '%{from} से %{to}' },
  past: { title: 'पिछली रुकावटें', none: 'पिछले %{days} दिनों में कोई रुकावट नहीं।' },
  maintenance: 'रखरखाव',
  incident: {
    states: {
      scheduled: 'तय',
      investigating: 'जाँच जारी',
      identified: 'कारण मिला',
      monitoring: 'नज़र रख रहे हैं',
      resolved: 'ठीक हुआ',
    },
    impacts: { none: 'कोई असर नहीं', minor: 'कम असर', major: 'ज़्यादा असर', critical: 'बहुत ज़्यादा असर' },
    affects: 'असर इन पर: %{names}',
    span: '%{from} से %{to}',
    since: '%{from} से',
  },
  about: {
    title: 'यह कैसे जाँचा जाता है',
    states:
      'स्टेटस पिछले एक घंटे का हाल बताता है, पेमेंट का पिछले छह घंटे का। जिसे किसी ने इस्तेमाल नहीं किया, उसका स्टेटस “पता नहीं” है। जाँचों का कोई समूह उतना ही अच्छा है जितनी उसकी इस्तेमाल हुई जाँचों में सबसे खराब। चल रही रुकावट अपने हिस्सों का स्टेटस घटा देती है।',
    days: 'हर दिन का स्टेटस, उस दिन का सबसे खराब ज्ञात स्टेटस है। जिस दिन कुछ जाँचा नहीं गया, उसका डेटा नहीं है।',
  },
}
