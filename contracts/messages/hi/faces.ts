import type { facesServer as en } from '../en/faces.ts'

export const facesServer: Record<keyof typeof en, string> = {
  picture: 'तस्वीर %{number}:',
  broken: 'फ़ाइल ख़राब या अधूरी है। फिर से भेजें।',
  tooManyPixels: 'तस्वीर बहुत बड़ी है। सीमा 100 मेगापिक्सेल है।',
  tooSmall: 'तस्वीर बहुत छोटी है। हर तरफ़ कम से कम 80 पिक्सेल चाहिए।',
  oneColour: 'तस्वीर में केवल एक रंग है।',
  noFace: 'कोई चेहरा नहीं मिला। ऐसी तस्वीर भेजें जिसमें पूरा चेहरा सीधा और अच्छी रोशनी में दिखे।',
  severalFaces: 'कई चेहरे हैं। एक ही व्यक्ति की तस्वीर भेजें, या उसे काटकर भेजें।',
  smallFace: 'चेहरा मिलान के लिए बहुत छोटा है। पास से ली गई तस्वीर भेजें।',
}
