import { type Text, text } from '../../platform/text.ts'
import type { Condition } from '../condition.ts'
import { personsName } from '../holder.ts'
import type { PlanInput } from '../plan.ts'

export interface VideoKycTemplate {
  id: string
  summary: Text
  plan: PlanInput
}

type Step = PlanInput['steps'][number]
type VideoSettings = Extract<Step, { kind: 'videoKyc' }>['settings']

const consent = text(
  'I am doing this of my own will and alone. I agree that my face, my PAN card, my place and my answers are recorded now to check who I am, that my PAN is checked at its source, and that people of the company that asks me look at it.',
  'मैं यह अपनी मर्ज़ी से और अकेले कर रहा/रही हूँ। मैं सहमत हूँ कि मेरी पहचान जाँचने के लिए अभी मेरा चेहरा, PAN कार्ड, जगह और जवाब दर्ज हों, PAN की सोर्स से जाँच हो, और पूछने वाली कंपनी के लोग इसे देखें।',
)

const video = (settings: Partial<VideoSettings>, more: Partial<Pick<Step, 'after'>> = {}): Step => ({
  id: 'video',
  kind: 'videoKyc',
  title: text('Video KYC', 'वीडियो KYC'),
  tries: 3,
  dueHours: 72,
  ...more,
  settings: { consent, ...settings },
})

const question = (id: string, en: string, hi: string) => ({ id, text: text(en, hi) })

const videoIs = (outcome: string): Condition => ({ fact: 'video.outcome', is: outcome })

/** A person looks at whatever neither passes nor fails. */
const results = (clear: Condition): Pick<PlanInput, 'verdicts' | 'rules' | 'otherwise' | 'dueDays'> => ({
  verdicts: [
    { value: 'clear', label: text('Clear', 'सही'), tone: 'success' },
    { value: 'look', label: text('To be decided', 'तय करना बाकी'), tone: 'warning' },
    { value: 'refused', label: text('Refused', 'मना'), tone: 'danger' },
  ],
  rules: [
    { verdict: 'refused', when: videoIs('failed') },
    { verdict: 'clear', when: clear },
  ],
  otherwise: 'look',
  dueDays: 7,
})

/** Templates to begin with. Each goes through the sandbox as it is. */
export const videoKycTemplates: readonly VideoKycTemplate[] = [
  {
    id: 'video-individual',
    summary: text(
      'For a person who opens an account: an address document, then face, card and questions.',
      'खाता खोलने वाले व्यक्ति के लिए: पते का दस्तावेज़, फिर चेहरा, कार्ड और सवाल।',
    ),
    plan: {
      title: text('Individual account', 'व्यक्तिगत खाता'),
      steps: [
        {
          id: 'address',
          kind: 'document',
          title: text('Document with your address', 'पते वाला दस्तावेज़'),
          tries: 3,
          dueHours: 72,
          settings: { kind: 'detect', holder: personsName },
        },
        video({
          questions: [
            question('occupation', 'What do you work as?', 'आप क्या काम करते हैं?'),
            question('income', 'What is your yearly income, roughly?', 'आपकी सालाना आय लगभग कितनी है?'),
            question('use', 'What will you use the account for?', 'खाता किस काम में लेंगे?'),
          ],
        }),
      ],
      ...results({ all: [videoIs('passed'), { fact: 'address.outcome', is: 'passed' }] }),
    },
  },
  {
    id: 'video-merchant',
    summary: text(
      'For the owner of a shop: what it sells, its name, then face and card.',
      'दुकान के मालिक के लिए: क्या बेचते हैं, नाम, फिर चेहरा और कार्ड।',
    ),
    plan: {
      title: text('Merchant', 'मर्चेंट'),
      steps: [
        video({
          questions: [
            question('shop', 'What is the name of your shop?', 'आपकी दुकान का नाम क्या है?'),
            question('goods', 'What do you sell?', 'आप क्या बेचते हैं?'),
            question('since', 'Since when do you run it?', 'कब से चला रहे हैं?'),
          ],
        }),
      ],
      ...results(videoIs('passed')),
    },
  },
  {
    id: 'video-gig-worker',
    summary: text(
      'For somebody who works by the day: the shortest, face and card only.',
      'दिहाड़ी पर काम करने वाले के लिए: सबसे छोटा, सिर्फ़ चेहरा और कार्ड।',
    ),
    plan: {
      title: text('Gig worker', 'गिग वर्कर'),
      steps: [video({ code: 'none', card: 'none', questions: [] })],
      ...results(videoIs('passed')),
    },
  },
]
