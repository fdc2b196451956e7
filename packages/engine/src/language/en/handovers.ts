// How people hand a conversation over, or introduce somebody, in English.
import type { HandoverCues } from '../handover-cues.ts';

export const handovers: HandoverCues = {
  handsOver: String.raw`
    (?:put|pass|hand|switch|transfer|connect)(?:t?ing)? (?:you|him|her|the call|the phone|this) (?:\w+ )?(?:through|over|to|across)|transfer(?:ring)? you
    (?:get|fetch|ask|bring in) (?:my|our|the|a) (?:\w+ )?(?:supervisor|manager|colleague|specialist|boss|husband|wife|partner)|put (?:my|our) \w+ on
    (?:i ll|let me|will) (?:just )?(?:get|fetch|find) (?:him|her)
  `,
  hasBeside: String.raw`
    (?:my|our) \w+ (?:s|is|are) (?:\w+ )?(?:on (?:the|this)|here|with (?:me|us)|listening|also|too)
  `,
  brings: String.raw`
    (?:i ve brought|i brought|we brought|joined by|with me (?:today )?is|joining (?:us|me) (?:today )?is|i have \w+ (?:here )?with me) \w{2,20}
    this is \w{2,20} (?:he|she|who|our)
  `,
  introduces: 'this is|meet|i ve brought|i brought|joined by|with me is',
  presents: `
    (?:s|is) (?:here |also |on )?(?:with (?:me|us)|here|in charge|joining)
    (?:does|runs|handles|looks after|deals with|manages|would be|will be) (?:our|the|my|all|running|doing|leading)
  `,
  namesSelf: 'this is|it s|i m|my name is|my name s',
  namesSelfBefore: 'speaking|here',
};
