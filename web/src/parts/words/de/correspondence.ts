import type { correspondence as english } from '../en/correspondence';

export const correspondence: typeof english = {
  answerTime: 'Zeit zum Antworten',
  live: 'live, alle zugleich',
  within: (hours) => `${hours} Std. für jede Antwort`,
  explained: 'Jeder wird der Reihe nach gefragt und antwortet, wenn er vorbeischaut; niemand muss da sein.',
  silent: 'Schweigen',
  asked: (name, until) => `${name} ist gefragt, bis ${until}.`,
  youUntil: (until) => `bis ${until}`,
  bidAsked: (lot) => `Du bist gefragt: biete auf ${lot} oder schweige.`,
  callMe: 'Ruft mich, wenn ich gefragt bin',
};
