import type { watchLists as en } from '../en/watchLists.ts'
import type { Texts } from '../types.ts'

export const watchLists = {
  importing: 'इस लिस्ट का एक और इम्पोर्ट चल रहा है। उसके पूरा होने तक रुकें।',
  noFormer: 'इससे पहले का कोई वर्शन नहीं है।',
  tooMany: 'एक अकाउंट में %{most} लिस्टें हो सकती हैं। पहले एक हटाएँ।',
  file: {
    notUtf8: 'फ़ाइल UTF-8 में नहीं है (लाइन %{line})। उसे UTF-8 में सेव करके फिर कोशिश करें।',
    binary: 'यह टेक्स्ट फ़ाइल नहीं है। ज़िप हो तो पहले खोलें।',
    recordTooLong: 'लाइन %{line} का रिकॉर्ड लिस्ट के लिए बहुत लंबा है।',
    brokenXml: 'XML लाइन %{line} पर टूट गई है। फ़ाइल दोबारा डाउनलोड करें।',
    doctype: 'XML में document type है। लिस्टों में यह नहीं होता, इसलिए फ़ाइल नहीं ली गई।',
    tooDeep: 'लाइन %{line} पर XML में इतनी परतें हैं जितनी किसी लिस्ट में नहीं होतीं।',
    brokenCsv: 'CSV लाइन %{line} पर टूट गई है: कोटेशन मार्क बंद नहीं है। फ़ाइल दोबारा डाउनलोड करें।',
    brokenRow: 'लाइन %{line} में %{cells} से कम कॉलम हैं: शायद फ़ाइल अधूरी है। दोबारा डाउनलोड करें।',
    brokenJson: 'लाइन %{line} का JSON अधूरा है: शायद फ़ाइल अधूरी है। दोबारा डाउनलोड करें।',
    noEntity: 'लाइन %{line} में कोई एंट्री नहीं है: id, schema और properties चाहिए।',
    cellMissing: 'लाइन %{line} में %{column} नहीं है।',
    badDate: 'लाइन %{line}: %{value} तारीख नहीं है। 1964-10-08 जैसे लिखें, या सिर्फ़ साल पता हो तो 1964।',
    repeatedId: 'id %{id} दो बार है। हर एंट्री की अपनी id चाहिए।',
    tooManyEntries: 'फ़ाइल में %{most} से ज़्यादा एंट्रियाँ हैं, इस फ़ॉर्मेट के लिए बहुत ज़्यादा।',
    empty: 'फ़ाइल में कोई एंट्री नहीं है।',
    unknownFormat: 'फ़ॉर्मेट पहचाना नहीं गया। OFAC, UN, EU, UK या OpenSanctions की फ़ाइल दें, या id और name वाली CSV।',
    oneFile: 'इस फ़ॉर्मेट में एक ही फ़ाइल होती है। सिर्फ़ OFAC की लिस्ट कई फ़ाइलों में आती है।',
    sameFileTwice: '%{file} वही है जो एक और फ़ाइल में है।',
    ofacMainMissing: 'sdn.csv नहीं है। alt.csv और add.csv सिर्फ़ उसे पूरा करती हैं।',
    ofacOrphan: '%{file}, लाइन %{line}: sdn.csv में एंट्री %{id} नहीं है। फ़ाइलें एक ही दिन की होनी चाहिए।',
    shrunk: 'फ़ाइल में %{now} एंट्रियाँ हैं, मौजूदा वर्शन में %{before}। अगर यह सही है, तो अनुमति देकर फिर इम्पोर्ट करें।',
    interrupted: 'इम्पोर्ट बीच में रुक गया। फिर से शुरू करें।',
    ours: 'इम्पोर्ट हमारी तरफ़ से नहीं हो पाया। फिर कोशिश करें।',
  },
} as const satisfies Texts<typeof en>
