import { choice } from '../../platform/choice.ts'
import type { VideoReason } from './session.ts'

/** The words of each reason for which a session has not passed. */
export const videoReasonChoices = {
  still: choice('Done without movements: a person has to look', 'बिना हिले-बोले किया: किसी को देखना होगा', 'warning'),
  notFromCamera: choice('Pictures were not taken on the page', 'तस्वीरें पेज पर नहीं खींची गईं', 'warning'),
  panUnreadable: choice('The PAN card could not be read', 'PAN कार्ड पढ़ा नहीं गया', 'warning'),
  panDoubtful: choice('The PAN card was read with doubt', 'PAN कार्ड पढ़ने में शक है', 'warning'),
  panNotFound: choice('The PAN source has no such PAN', 'PAN सोर्स में ऐसा PAN नहीं है', 'danger'),
  panInactive: choice('The PAN is not active', 'PAN चालू नहीं है', 'warning'),
  panNameDiffers: choice('Card and PAN source have different names', 'कार्ड और PAN सोर्स में नाम अलग हैं', 'warning'),
  panSourceDown: choice('The PAN source did not answer', 'PAN सोर्स से जवाब नहीं आया', 'warning'),
  nameDiffers: choice(
    'The PAN may not be in the name of the person',
    'PAN पक्के तौर पर इस व्यक्ति के नाम पर नहीं',
    'warning',
  ),
  livenessNotPassed: choice('The person did not move as asked', 'व्यक्ति कहे अनुसार नहीं हिला', 'warning'),
  livenessUnclear: choice('The movements cannot be judged', 'हिलना साफ़ नहीं दिखा', 'warning'),
  livenessNotDone: choice('No movements were judged', 'हिलने की जाँच नहीं हुई', 'warning'),
  turnTooSmall: choice('The head turned less than your settings ask', 'सिर आपकी सेटिंग से कम घूमा', 'warning'),
  noPortrait: choice('The card has no portrait that can be compared', 'कार्ड पर मिलान लायक फ़ोटो नहीं', 'warning'),
  noFace: choice('No face that can be compared', 'मिलान लायक चेहरा नहीं', 'warning'),
  faceBetween: choice('Face and portrait are too little alike to be sure', 'चेहरा और फ़ोटो पक्के तौर पर एक नहीं', 'warning'),
  faceDiffers: choice('Face and portrait are of two persons', 'चेहरा और फ़ोटो दो लोगों के हैं', 'danger'),
  codeWrong: choice('The digits were entered wrongly', 'अंक गलत डाले गए', 'warning'),
  placeRefused: choice('The person did not share the place', 'व्यक्ति ने जगह नहीं बताई', 'warning'),
  placeUnknown: choice('The place is unknown', 'जगह पता नहीं', 'warning'),
  placeUnclear: choice('Whether the place is in India is unclear', 'जगह भारत में है या नहीं, साफ़ नहीं', 'warning'),
  placeOutside: choice('The place is outside India', 'जगह भारत से बाहर है', 'danger'),
  networkUnknown: choice('The country of the network is unknown', 'नेटवर्क का देश पता नहीं', 'warning'),
  networkOutside: choice('The network is outside India', 'नेटवर्क भारत से बाहर का है', 'danger'),
  answerDiffers: choice('An answer differs from what was expected', 'एक जवाब उम्मीद से अलग है', 'warning'),
  checkMissing: choice('A check has no result', 'एक जाँच का नतीजा नहीं है', 'warning'),
} satisfies Record<VideoReason, ReturnType<typeof choice>>
