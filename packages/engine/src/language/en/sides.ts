// What tells who speaks, in English.
import type { SideCues } from '../side-cues.ts';

export const sides: SideCues = {
  serves: `
    thank you for calling
    thanks for calling
    how can i help
    how may i help
    calling from
    calling on behalf of
    speaking how can
    customer care
    customer service
    customer support
  `,
  rings: `
    i m calling
    i am calling
    i m ringing
    the reason for my call
    reason i m
  `,
  offers: `
    our product
    our platform
    our system
    our customers
    our clients
    our team
    our plans
    we offer
    we can offer
    i can offer
    i ll send you
    i will send you
    let me show you
    i ll show you
    share my screen
    can i ask
    what are you using
    what made you
    walk me through
    following up
    follow up on
    the quote i sent
    the proposal i sent
    the email i sent
    i do apologise
    i do apologize
    i apologise
    i apologize
    for you i can
    your order number
    your account number
    date of birth
  `,
  leads: `
    sir
    madam
    i understand
    does that make sense
    what s the best
    we can do
    what we do
    off the price
    next step
    another question
  `,
  buys: `
    for your help
    for all your help
    for the help
    thanks for sorting
    how much is it
    how much does it
    how much would it
    what does it cost
    what s the price
    i want to cancel
    i d like to cancel
    i need to cancel
    i want a refund
    i ordered
    i bought
    i paid
    i was charged
    still waiting
    too expensive
    we already have
    we already use
    not interested
    i ll think about it
    i need to think
    let me think about it
    send me an email
    my husband
    my wife
    my boss
    my partner
    my order
  `,
  answers: `
    who is this
    who s calling
    send me
    i ll have to
    i have to ask
    run it by
    check with my
    talk to my
    we use
    we re using
    our current
    i don t know
    i ve been waiting
    i ve called
  `,
};
