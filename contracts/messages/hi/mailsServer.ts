import type { mailsServer as en } from '../en/mailsServer.ts'
import type { Texts } from '../types.ts'

export const mailsServer = {
  stop: 'ऐसे मेल बंद करें: %{url}',
  bulk: {
    subject: 'फ़ाइल पूरी हुई: %{product}',
    text: '%{brand} ने आपकी फ़ाइल %{file} (%{product}) पूरी कर ली है।\n\nजवाब मिला: %{completed}\nनहीं मिला: %{notFound}\nकोई जवाब नहीं, शुल्क नहीं: %{unavailable}\nशुल्क: %{charge}\n\nइसे खोलें, या परिणाम डाउनलोड करें: %{url}',
  },
  payment: {
    subject: 'भुगतान मिला: चालान %{number}',
    text: '%{brand} ने आपके %{wallet} में %{amount} जमा किए हैं। आपका टैक्स चालान %{number} आपके ऑर्डरों में है: %{url}',
  },
  corrected: {
    subject: 'इनवॉइस %{number} सुधारा गया',
    text: '%{brand} ने आपका टैक्स इनवॉइस %{number} सुधारा है।\n\nकारण: %{reason}\n\nक्रेडिट नोट %{creditNote} उसे पूरा वापस लेता है, और उसकी जगह अब इनवॉइस %{invoice} है: उसी का उपयोग करें। कोई पैसा नहीं चला।\n\nदोनों आपके ऑर्डरों में हैं: %{url}',
  },
} as const satisfies Texts<typeof en>
