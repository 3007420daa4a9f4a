// Generated from editions/edition.schema.json by `npm run generate`; not to be edited.
export const ruleTable = [
  {"name":"settlement","values":["exchange","winner_pays"],"usual":"exchange","clauses":["C6.6","C6.8"]},
  {"name":"zeros_return","values":[false,true],"usual":false,"clauses":["C6.8"]},
  {"name":"offer_count","values":["open","concealed"],"usual":"open","clauses":["C6.4"]},
  {"name":"least_offer","values":[0,1],"usual":0,"clauses":["C6.3"]},
  {"name":"payments","values":["open","closed"],"usual":"open","clauses":["C4.7"]},
  {"name":"insolvency","values":["reauction_without","continue_without","reauction_capped"],"usual":"reauction_without","clauses":["C4.8"]},
  {"name":"super_trade","values":[false,true],"usual":false,"clauses":["C11.1"]},
  {"name":"multiply","values":[true,false],"usual":true,"clauses":["C9.1","C9.2"]},
  {"name":"bonus","values":[false,true],"usual":false,"clauses":["C9.3"]},
  {"name":"money_counts","values":[false,true],"usual":false,"clauses":["C9.5"]},
] as const;
